// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, lenient, nullable, object, oneOf, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseSsoTryReason } from './parseSsoTryReason.ts';

export const parseSsoTry: Parse<Schema<'SsoTry'>> = /*#__PURE__*/ object({
  triedAt: string,
  result: /*#__PURE__*/ lenient(/*#__PURE__*/ oneOf("STARTED", "SUCCEEDED", "FAILED"), "FAILED"),
  reason: /*#__PURE__*/ nullable(/*#__PURE__*/ lenient(parseSsoTryReason, "OTHER")),
  isCurrent: boolean,
});
