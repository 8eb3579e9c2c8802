// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, mapOf, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTcfId } from './parseTcfId.ts';

export const parseTcfDeclarations: Parse<Schema<'TcfDeclarations'>> = /*#__PURE__*/ mapOf(/*#__PURE__*/ object({
  id: parseTcfId,
  name: string,
}));
