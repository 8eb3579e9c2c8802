// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseMetaCookie: Parse<Schema<'MetaCookie'>> = /*#__PURE__*/ object({
  name: string,
  value: /*#__PURE__*/ nullable(string),
});
