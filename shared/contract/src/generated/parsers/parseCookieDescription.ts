// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseCookieDescription: Parse<Schema<'CookieDescription'>> = /*#__PURE__*/ object({
  name: string,
  domain: string,
});
