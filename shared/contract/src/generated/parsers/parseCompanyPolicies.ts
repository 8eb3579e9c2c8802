// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTravelPolicies } from './parseTravelPolicies.ts';

export const parseCompanyPolicies: Parse<Schema<'CompanyPolicies'>> = /*#__PURE__*/ object({
  policies: parseTravelPolicies,
});
