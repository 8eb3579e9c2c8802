// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTravelPolicy } from './parseTravelPolicy.ts';

export const parseTravelPolicies: Parse<Schema<'TravelPolicies'>> = /*#__PURE__*/ object({
  flight: parseTravelPolicy,
  hotel: parseTravelPolicy,
  train: parseTravelPolicy,
  car: parseTravelPolicy,
});
