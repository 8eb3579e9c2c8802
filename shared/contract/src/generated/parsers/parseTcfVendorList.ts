// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, mapOf, number, object, oneOf, optional, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTcfDeclarations } from './parseTcfDeclarations.ts';

export const parseTcfVendorList: Parse<Schema<'TcfVendorList'>> = /*#__PURE__*/ object({
  gvlSpecificationVersion: /*#__PURE__*/ oneOf(3),
  vendorListVersion: number,
  tcfPolicyVersion: number,
  lastUpdated: string,
  purposes: parseTcfDeclarations,
  specialPurposes: parseTcfDeclarations,
  features: parseTcfDeclarations,
  specialFeatures: parseTcfDeclarations,
  stacks: parseTcfDeclarations,
  dataCategories: parseTcfDeclarations,
  standardTexts: /*#__PURE__*/ optional(/*#__PURE__*/ mapOf(string)),
  vendors: parseTcfDeclarations,
});
