// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTcfId } from './parseTcfId.ts';

export const parseTcfLegalBases: Parse<Schema<'TcfLegalBases'>> = /*#__PURE__*/ object({
  consents: /*#__PURE__*/ listOf(parseTcfId),
  legitimateInterests: /*#__PURE__*/ listOf(parseTcfId),
});
