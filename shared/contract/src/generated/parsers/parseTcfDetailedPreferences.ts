// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTcfAdditionalVendor } from './parseTcfAdditionalVendor.ts';
import { parseTcfDataCategory } from './parseTcfDataCategory.ts';
import { parseTcfPurpose } from './parseTcfPurpose.ts';
import { parseTcfVendor } from './parseTcfVendor.ts';

export const parseTcfDetailedPreferences: Parse<Schema<'TcfDetailedPreferences'>> = /*#__PURE__*/ object({
  purposes: /*#__PURE__*/ listOf(parseTcfPurpose),
  specialPurposes: /*#__PURE__*/ listOf(parseTcfPurpose),
  features: /*#__PURE__*/ listOf(parseTcfPurpose),
  specialFeatures: /*#__PURE__*/ listOf(parseTcfPurpose),
  vendors: /*#__PURE__*/ listOf(parseTcfVendor),
  additionalVendors: /*#__PURE__*/ listOf(parseTcfAdditionalVendor),
  dataCategories: /*#__PURE__*/ listOf(parseTcfDataCategory),
});
