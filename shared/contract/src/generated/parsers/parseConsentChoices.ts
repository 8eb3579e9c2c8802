// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, listOf, object, optional, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCookieCategory } from './parseCookieCategory.ts';
import { parseTcfId } from './parseTcfId.ts';

export const parseConsentChoices: Parse<Schema<'ConsentChoices'>> = /*#__PURE__*/ object({
  acceptedCategories: /*#__PURE__*/ optional(/*#__PURE__*/ listOf(parseCookieCategory)),
  consentedPurposes: /*#__PURE__*/ optional(/*#__PURE__*/ listOf(parseTcfId)),
  consentedVendors: /*#__PURE__*/ optional(/*#__PURE__*/ listOf(parseTcfId)),
  consentedAdditionalVendors: /*#__PURE__*/ optional(/*#__PURE__*/ listOf(parseTcfId)),
  objectedLegIntPurposes: /*#__PURE__*/ optional(/*#__PURE__*/ listOf(parseTcfId)),
  objectedLegIntVendors: /*#__PURE__*/ optional(/*#__PURE__*/ listOf(parseTcfId)),
  optedInSpecialFeatures: /*#__PURE__*/ optional(/*#__PURE__*/ listOf(parseTcfId)),
  tcString: /*#__PURE__*/ optional(string),
  purposeIds: /*#__PURE__*/ optional(/*#__PURE__*/ listOf(parseTcfId)),
  dataTransfer: /*#__PURE__*/ optional(boolean),
});
