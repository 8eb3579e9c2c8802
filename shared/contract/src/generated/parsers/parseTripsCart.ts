// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTripEvent } from './parseTripEvent.ts';

export const parseTripsCart: Parse<Schema<'TripsCart'>> = /*#__PURE__*/ object({
  events: /*#__PURE__*/ listOf(parseTripEvent),
});
