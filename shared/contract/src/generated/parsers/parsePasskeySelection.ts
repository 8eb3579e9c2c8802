// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, object, oneOf, optional } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parsePasskeySelection: Parse<Schema<'PasskeySelection'>> = /*#__PURE__*/ object({
  residentKey: /*#__PURE__*/ optional(/*#__PURE__*/ oneOf("discouraged", "preferred", "required")),
  requireResidentKey: /*#__PURE__*/ optional(boolean),
  userVerification: /*#__PURE__*/ optional(/*#__PURE__*/ oneOf("required", "preferred", "discouraged")),
});
