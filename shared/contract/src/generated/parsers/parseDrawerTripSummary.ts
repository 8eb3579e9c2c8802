// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, nullable, number, object, optional, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseLinkTarget } from './parseLinkTarget.ts';

export const parseDrawerTripSummary: Parse<Schema<'DrawerTripSummary'>> = /*#__PURE__*/ object({
  tripId: string,
  tripName: string,
  tripUrl: parseLinkTarget,
  imageUrl: /*#__PURE__*/ optional(/*#__PURE__*/ nullable(link)),
  numSavedEvents: number,
  numCartEvents: /*#__PURE__*/ optional(number),
  numBookedEvents: /*#__PURE__*/ optional(number),
  numCancelledEvents: /*#__PURE__*/ optional(number),
});
