// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTcfAdditionalVendor } from './parseTcfAdditionalVendor.ts';
import { parseTcfDataCategory } from './parseTcfDataCategory.ts';
import { parseTcfPurpose } from './parseTcfPurpose.ts';
import { parseTcfVendorRow } from './parseTcfVendorRow.ts';

export const parseTcfVendorRows: Parse<Schema<'TcfVendorRows'>> = /*#__PURE__*/ object({
  specialPurposes: /*#__PURE__*/ listOf(parseTcfPurpose),
  features: /*#__PURE__*/ listOf(parseTcfPurpose),
  standardTexts: /*#__PURE__*/ object({
  features: /*#__PURE__*/ nullable(string),
}),
  vendors: /*#__PURE__*/ listOf(parseTcfVendorRow),
  additionalVendors: /*#__PURE__*/ listOf(parseTcfAdditionalVendor),
  dataCategories: /*#__PURE__*/ listOf(parseTcfDataCategory),
});
