// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, lenient, listOf, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCompanyTier } from './parseCompanyTier.ts';
import { parseRequestStatus } from './parseRequestStatus.ts';
import { parseUserRole } from './parseUserRole.ts';

export const parseBusinessAccountInfo: Parse<Schema<'BusinessAccountInfo'>> = /*#__PURE__*/ object({
  email: string,
  firstName: string,
  lastName: string,
  jobTitle: /*#__PURE__*/ nullable(string),
  phoneNumber: /*#__PURE__*/ nullable(string),
  staffClassDescription: /*#__PURE__*/ nullable(string),
  localeCode: /*#__PURE__*/ nullable(string),
  allowsBookingByOthers: boolean,
  keywords: /*#__PURE__*/ listOf(string),
  role: parseUserRole,
  companyName: string,
  tier: /*#__PURE__*/ lenient(parseCompanyTier, "biz"),
  demoRequestStatus: parseRequestStatus,
});
