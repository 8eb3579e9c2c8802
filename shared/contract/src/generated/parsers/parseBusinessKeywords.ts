// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseBusinessKeywords: Parse<Schema<'BusinessKeywords'>> = /*#__PURE__*/ object({
  keywords: /*#__PURE__*/ listOf(string),
});
