// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, number, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseUpcomingTrip: Parse<Schema<'UpcomingTrip'>> = /*#__PURE__*/ object({
  numSavedEvents: number,
  ownerDisplayName: string,
  tripName: string,
});
