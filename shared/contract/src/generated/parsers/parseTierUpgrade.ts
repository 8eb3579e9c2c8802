// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, lenient, nullable, object, oneOf } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCompanyTier } from './parseCompanyTier.ts';

export const parseTierUpgrade: Parse<Schema<'TierUpgrade'>> = /*#__PURE__*/ object({
  tier: /*#__PURE__*/ lenient(parseCompanyTier, "biz"),
  requestedTier: /*#__PURE__*/ nullable(/*#__PURE__*/ lenient(parseCompanyTier, "biz")),
  status: /*#__PURE__*/ oneOf("NONE", "PENDING", "COMPLETED"),
});
