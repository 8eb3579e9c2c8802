// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, lenient, link, listOfKnown, nullable, object, optional } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseAutoApprovalMode } from './parseAutoApprovalMode.ts';
import { parseCompanyChange } from './parseCompanyChange.ts';
import { parseCompanyFacts } from './parseCompanyFacts.ts';
import { parseCompanyHash } from './parseCompanyHash.ts';
import { parseCompanyTier } from './parseCompanyTier.ts';
import { parseExpenseManagementSystemCode } from './parseExpenseManagementSystemCode.ts';
import { parseFeatureToggles } from './parseFeatureToggles.ts';
import { parseSortOrderSettings } from './parseSortOrderSettings.ts';
import { parseSsoSettings } from './parseSsoSettings.ts';
import { parseTierUpgrade } from './parseTierUpgrade.ts';
import { parseTravelPolicies } from './parseTravelPolicies.ts';

export const parseCompanySettings: Parse<Schema<'CompanySettings'>> = /*#__PURE__*/ object({
  hash: parseCompanyHash,
  facts: parseCompanyFacts,
  autoApprovalMode: parseAutoApprovalMode,
  policies: parseTravelPolicies,
  logoUrl: /*#__PURE__*/ nullable(link),
  expenseManagementSystemCode: /*#__PURE__*/ nullable(parseExpenseManagementSystemCode),
  sortOrderSettings: parseSortOrderSettings,
  ssoSettings: parseSsoSettings,
  impersonationSupport: boolean,
  tier: /*#__PURE__*/ lenient(parseCompanyTier, "biz"),
  tierUpgrade: parseTierUpgrade,
  multiRoomBookings: boolean,
  features: parseFeatureToggles,
  lastChanges: /*#__PURE__*/ optional(/*#__PURE__*/ listOfKnown(parseCompanyChange)),
});
