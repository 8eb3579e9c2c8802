// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, listOf, nullable, number, object, oneOf, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parsePriceLimit } from './parsePriceLimit.ts';

export const parseTravelPolicy: Parse<Schema<'TravelPolicy'>> = /*#__PURE__*/ object({
  enabled: boolean,
  approval: /*#__PURE__*/ oneOf("NEVER", "OUT_OF_POLICY", "ALWAYS"),
  priceLimit: /*#__PURE__*/ nullable(parsePriceLimit),
  minimumDaysInAdvance: /*#__PURE__*/ nullable(number),
  allowedClasses: /*#__PURE__*/ listOf(string),
  preferredSuppliers: /*#__PURE__*/ listOf(string),
});
