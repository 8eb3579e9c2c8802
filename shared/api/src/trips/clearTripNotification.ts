import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { clearTripNotification as operation } from '@travel-shell/contract/calls/clearTripNotification';

/** Removes the notification of a shared trip and returns the remaining ones (API-050). Fails with an `ApiError` only. */
export const clearTripNotification = (tripId: string, signal?: AbortSignal): Promise<Schema<'TripNotifications'>> =>
  call(operation, {
    json: { tripId },
    signal,
  });
