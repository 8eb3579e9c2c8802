// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object, oneOf, optional } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseHealth: Parse<Schema<'Health'>> = /*#__PURE__*/ object({
  status: /*#__PURE__*/ oneOf("ok"),
  database: /*#__PURE__*/ optional(/*#__PURE__*/ oneOf("ok")),
});
