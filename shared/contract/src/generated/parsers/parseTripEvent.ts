// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, object, oneOf, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTripResult } from './parseTripResult.ts';

export const parseTripEvent: Parse<Schema<'TripEvent'>> = /*#__PURE__*/ object({
  eventId: string,
  state: /*#__PURE__*/ oneOf("saved", "booked", "cancelled"),
  isInCart: boolean,
  data: parseTripResult,
});
