// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, oneOf } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseCompanyChangeSubject: Parse<Schema<'CompanyChangeSubject'>> = /*#__PURE__*/ oneOf("FACTS", "LOGO", "SORT_ORDERS", "MULTI_ROOM_BOOKINGS", "FEATURES", "AUTO_APPROVAL", "POLICY_FLIGHT", "POLICY_HOTEL", "POLICY_TRAIN", "POLICY_CAR", "EXPENSE_MANAGEMENT", "SSO", "IMPERSONATION_SUPPORT", "TIER", "OTHER");
