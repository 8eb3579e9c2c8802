// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object, oneOf } from '../../parse.ts';
import type { Schema } from '../../schemas.ts';

export const parseCompanyTierUpgrade: Parse<Schema<'CompanyTierUpgrade'>> = /*#__PURE__*/ object({
  status: /*#__PURE__*/ oneOf("NONE", "PENDING", "COMPLETED"),
});
