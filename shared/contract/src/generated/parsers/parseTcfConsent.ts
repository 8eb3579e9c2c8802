// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, listOf, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTcfId } from './parseTcfId.ts';
import { parseTcfLegalBases } from './parseTcfLegalBases.ts';

export const parseTcfConsent: Parse<Schema<'TcfConsent'>> = /*#__PURE__*/ object({
  purpose: parseTcfLegalBases,
  vendor: parseTcfLegalBases,
  specialFeatureOptins: /*#__PURE__*/ listOf(parseTcfId),
  consentedAdditionalVendors: /*#__PURE__*/ listOf(parseTcfId),
  isUnsavedDefaultConsent: boolean,
  tcString: /*#__PURE__*/ nullable(string),
});
