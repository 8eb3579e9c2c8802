// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object, optional } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCompanyChange } from './parseCompanyChange.ts';
import { parseTravelPolicies } from './parseTravelPolicies.ts';

export const parseCompanyPolicies: Parse<Schema<'CompanyPolicies'>> = /*#__PURE__*/ object({
  policies: parseTravelPolicies,
  lastChange: /*#__PURE__*/ optional(parseCompanyChange),
});
