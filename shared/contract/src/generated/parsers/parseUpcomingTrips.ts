// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, mapOf, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseUpcomingTrip } from './parseUpcomingTrip.ts';

export const parseUpcomingTrips: Parse<Schema<'UpcomingTrips'>> = /*#__PURE__*/ object({
  byId: /*#__PURE__*/ mapOf(parseUpcomingTrip),
});
