// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, number, object, optional } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTcfId } from './parseTcfId.ts';
import { parseTcfPurpose } from './parseTcfPurpose.ts';
import { parseTcfStack } from './parseTcfStack.ts';

export const parseTcfInitialPreferences: Parse<Schema<'TcfInitialPreferences'>> = /*#__PURE__*/ object({
  purposes: /*#__PURE__*/ listOf(parseTcfPurpose),
  specialFeatures: /*#__PURE__*/ listOf(parseTcfPurpose),
  stacks: /*#__PURE__*/ listOf(parseTcfStack),
  vendorIds: /*#__PURE__*/ listOf(parseTcfId),
  additionalVendorIds: /*#__PURE__*/ listOf(parseTcfId),
  numVendors: number,
  vendorListVersion: number,
  tcfPolicyVersion: number,
  changedIn: /*#__PURE__*/ optional(number),
});
