// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTcfId } from './parseTcfId.ts';

export const parseTcfStack: Parse<Schema<'TcfStack'>> = /*#__PURE__*/ object({
  id: parseTcfId,
  name: string,
  description: string,
  purposes: /*#__PURE__*/ listOf(parseTcfId),
  specialFeatures: /*#__PURE__*/ listOf(parseTcfId),
});
