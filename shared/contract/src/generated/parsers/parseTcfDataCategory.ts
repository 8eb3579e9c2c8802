// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTcfId } from './parseTcfId.ts';

export const parseTcfDataCategory: Parse<Schema<'TcfDataCategory'>> = /*#__PURE__*/ object({
  id: parseTcfId,
  name: string,
  description: string,
});
