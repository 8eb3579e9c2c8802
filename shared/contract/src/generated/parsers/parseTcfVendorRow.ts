// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTcfId } from './parseTcfId.ts';

export const parseTcfVendorRow: Parse<Schema<'TcfVendorRow'>> = /*#__PURE__*/ object({
  id: parseTcfId,
  name: string,
  purposes: /*#__PURE__*/ listOf(parseTcfId),
  legIntPurposes: /*#__PURE__*/ listOf(parseTcfId),
  flexiblePurposes: /*#__PURE__*/ listOf(parseTcfId),
  specialPurposes: /*#__PURE__*/ listOf(parseTcfId),
  features: /*#__PURE__*/ listOf(parseTcfId),
  specialFeatures: /*#__PURE__*/ listOf(parseTcfId),
});
