// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCookieDescription } from './parseCookieDescription.ts';

export const parseCookieCategoryDetail: Parse<Schema<'CookieCategoryDetail'>> = /*#__PURE__*/ object({
  cookies: /*#__PURE__*/ listOf(parseCookieDescription),
});
