// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCookieCategory } from './parseCookieCategory.ts';

export const parseStoredConsent: Parse<Schema<'StoredConsent'>> = /*#__PURE__*/ object({
  accepted: /*#__PURE__*/ listOf(string),
  acceptedCategories: /*#__PURE__*/ nullable(/*#__PURE__*/ listOf(parseCookieCategory)),
  tcString: /*#__PURE__*/ nullable(string),
});
