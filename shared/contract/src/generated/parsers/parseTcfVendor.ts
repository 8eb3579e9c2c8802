// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, link, listOf, nullable, number, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTcfId } from './parseTcfId.ts';
import { parseTcfRetentionDays } from './parseTcfRetentionDays.ts';

export const parseTcfVendor: Parse<Schema<'TcfVendor'>> = /*#__PURE__*/ object({
  id: parseTcfId,
  name: string,
  purposes: /*#__PURE__*/ listOf(parseTcfId),
  specialPurposes: /*#__PURE__*/ listOf(parseTcfId),
  legIntPurposes: /*#__PURE__*/ listOf(parseTcfId),
  features: /*#__PURE__*/ listOf(parseTcfId),
  specialFeatures: /*#__PURE__*/ listOf(parseTcfId),
  dataCategories: /*#__PURE__*/ listOf(parseTcfId),
  purposeDataRetentionDays: parseTcfRetentionDays,
  specialPurposeDataRetentionDays: parseTcfRetentionDays,
  privacyPolicyUrl: /*#__PURE__*/ nullable(link),
  legIntClaimUrl: /*#__PURE__*/ nullable(link),
  usesCookies: boolean,
  cookieMaxAgeSeconds: /*#__PURE__*/ nullable(number),
  cookieRefresh: boolean,
  usesNonCookieAccess: boolean,
});
