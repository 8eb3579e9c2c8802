import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { nothing } from '@travel-shell/contract/parse';
import { parseBookingForUserInfo } from '@travel-shell/contract/parsers/parseBookingForUserInfo';

type BookingForUserInfo = Schema<'BookingForUserInfo'>;

/**
 * Starts booking for a colleague (API-081). Fails with an `ApiError` only; 409 TRAVELER_CHANGED where the visitor books for
 * another one than `currentTraveler`.
 */
export const selectTraveler = (
  selection: Schema<'TravelerSelection'>,
  signal?: AbortSignal,
): Promise<BookingForUserInfo> =>
  call('post', '/i/api/business/me/v1/traveler/select', { json: selection, parse: parseBookingForUserInfo, signal });

/** Starts booking for a guest; with names, adds a new one (API-082). Fails in the same way. */
export const selectGuest = (guest: Schema<'GuestSelection'>, signal?: AbortSignal): Promise<BookingForUserInfo> =>
  call('post', '/i/api/business/me/v1/guest/select', { json: guest, parse: parseBookingForUserInfo, signal });

/** Ends booking for another traveler (API-083). Fails in the same way. */
export const unselectTraveler = (release: Schema<'TravelerRelease'> = {}, signal?: AbortSignal): Promise<null> =>
  call('post', '/i/api/business/me/v1/traveler/unselect', { json: release, parse: nothing, signal });
