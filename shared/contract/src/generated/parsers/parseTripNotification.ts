// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, nullable, number, object, oneOf, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseTripNotification: Parse<Schema<'TripNotification'>> = /*#__PURE__*/ object({
  type: /*#__PURE__*/ oneOf("NEW_SHARED_TRIP"),
  tripId: string,
  avatarUrl: /*#__PURE__*/ nullable(link),
  timestamp: number,
});
