import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseTripNotifications } from '@travel-shell/contract/parsers/parseTripNotifications';

/** Removes the notification of a shared trip and returns the remaining ones (API-050). Fails with an `ApiError` only. */
export const clearTripNotification = (tripId: string, signal?: AbortSignal): Promise<Schema<'TripNotifications'>> =>
  call('post', '/trips/api/user/settings/clearNotification', {
    json: { tripId },
    parse: parseTripNotifications,
    signal,
  });
