// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, listOfKnown, nullable, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseDrawerTripSummary } from './parseDrawerTripSummary.ts';
import { parseSavedForLaterTrip } from './parseSavedForLaterTrip.ts';
import { parseTrip } from './parseTrip.ts';
import { parseTripNotification } from './parseTripNotification.ts';
import { parseTripUserSettings } from './parseTripUserSettings.ts';
import { parseTripsCart } from './parseTripsCart.ts';
import { parseUpcomingTrips } from './parseUpcomingTrips.ts';
import { parseWishlistItem } from './parseWishlistItem.ts';

export const parseTripsState: Parse<Schema<'TripsState'>> = /*#__PURE__*/ object({
  trip: /*#__PURE__*/ nullable(parseTrip),
  trips: /*#__PURE__*/ listOf(parseTrip),
  upcomingTrips: parseUpcomingTrips,
  cart: parseTripsCart,
  savedForLater: /*#__PURE__*/ listOf(parseSavedForLaterTrip),
  drawerTripSummaries: /*#__PURE__*/ listOf(parseDrawerTripSummary),
  wishlistItems: /*#__PURE__*/ listOf(parseWishlistItem),
  notifications: /*#__PURE__*/ listOfKnown(parseTripNotification),
  userSettings: parseTripUserSettings,
});
