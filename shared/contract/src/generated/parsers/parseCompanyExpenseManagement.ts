// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, nullable, object, optional } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCompanyChange } from './parseCompanyChange.ts';
import { parseExpenseManagementSystemCode } from './parseExpenseManagementSystemCode.ts';

export const parseCompanyExpenseManagement: Parse<Schema<'CompanyExpenseManagement'>> = /*#__PURE__*/ object({
  expenseManagementSystemCode: /*#__PURE__*/ nullable(parseExpenseManagementSystemCode),
  lastChange: /*#__PURE__*/ optional(parseCompanyChange),
});
