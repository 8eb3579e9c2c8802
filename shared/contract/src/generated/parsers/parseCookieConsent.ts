// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, listOfKnown, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCookieCategory } from './parseCookieCategory.ts';

export const parseCookieConsent: Parse<Schema<'CookieConsent'>> = /*#__PURE__*/ object({
  acceptedCategories: /*#__PURE__*/ listOfKnown(parseCookieCategory),
  hasFullUserConsent: boolean,
});
