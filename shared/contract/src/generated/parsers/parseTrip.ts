// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, listOf, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTripEvent } from './parseTripEvent.ts';

export const parseTrip: Parse<Schema<'Trip'>> = /*#__PURE__*/ object({
  tripId: string,
  tripHash: string,
  tripName: string,
  startDate: /*#__PURE__*/ nullable(string),
  endDate: /*#__PURE__*/ nullable(string),
  imageUrl: /*#__PURE__*/ nullable(link),
  events: /*#__PURE__*/ listOf(parseTripEvent),
});
