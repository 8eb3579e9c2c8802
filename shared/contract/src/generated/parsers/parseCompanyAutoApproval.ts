// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object, optional } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseAutoApprovalMode } from './parseAutoApprovalMode.ts';
import { parseCompanyChange } from './parseCompanyChange.ts';

export const parseCompanyAutoApproval: Parse<Schema<'CompanyAutoApproval'>> = /*#__PURE__*/ object({
  autoApprovalMode: parseAutoApprovalMode,
  lastChange: /*#__PURE__*/ optional(parseCompanyChange),
});
