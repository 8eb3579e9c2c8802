// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object, optional, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseErrorItem: Parse<Schema<'ErrorItem'>> = /*#__PURE__*/ object({
  code: string,
  description: /*#__PURE__*/ optional(string),
  localizedDescription: /*#__PURE__*/ optional(string),
  field: /*#__PURE__*/ optional(string),
  permission: /*#__PURE__*/ optional(string),
});
