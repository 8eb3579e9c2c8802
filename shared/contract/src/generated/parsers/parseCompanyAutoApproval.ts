// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseAutoApprovalMode } from './parseAutoApprovalMode.ts';

export const parseCompanyAutoApproval: Parse<Schema<'CompanyAutoApproval'>> = /*#__PURE__*/ object({
  autoApprovalMode: parseAutoApprovalMode,
});
