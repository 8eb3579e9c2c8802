import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { selectGuest as selectGuestCall } from '@travel-shell/contract/calls/selectGuest';
import { selectTraveler as selectTravelerCall } from '@travel-shell/contract/calls/selectTraveler';
import { unselectTraveler as unselectTravelerCall } from '@travel-shell/contract/calls/unselectTraveler';

type BookingForUserInfo = Schema<'BookingForUserInfo'>;

/**
 * Starts booking for a colleague (API-081). Fails with an `ApiError` only; 409 TRAVELER_CHANGED where the visitor books for
 * another one than `currentTraveler`.
 */
export const selectTraveler = (
  selection: Schema<'TravelerSelection'>,
  signal?: AbortSignal,
): Promise<BookingForUserInfo> => call(selectTravelerCall, { json: selection, signal });

/** Starts booking for a guest; with names, adds a new one (API-082). Fails in the same way. */
export const selectGuest = (guest: Schema<'GuestSelection'>, signal?: AbortSignal): Promise<BookingForUserInfo> =>
  call(selectGuestCall, { json: guest, signal });

/** Ends booking for another traveler (API-083). Fails in the same way. */
export const unselectTraveler = (release: Schema<'TravelerRelease'> = {}, signal?: AbortSignal): Promise<null> =>
  call(unselectTravelerCall, { json: release, signal });
