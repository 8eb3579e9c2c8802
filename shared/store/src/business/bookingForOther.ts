import { ApiError, call } from '@travel-shell/api';
import { redirect, reload } from '@travel-shell/api/navigate';
import type { BusinessState, Schema } from '@travel-shell/contract';
import { selectGuest } from '@travel-shell/contract/calls/selectGuest';
import { selectTraveler } from '@travel-shell/contract/calls/selectTraveler';
import { unselectTraveler } from '@travel-shell/contract/calls/unselectTraveler';
import { isWrongField } from '@travel-shell/contract/parse';
import { parseBookingForUserInfo } from '@travel-shell/contract/parsers/parseBookingForUserInfo';
import { getConfig, logFailure } from '@travel-shell/core';
import { authState, defineState, type State } from '@travel-shell/store';
import { type Atom, atom } from 'jotai/vanilla';
import { businessState } from './businessState.ts';

export type BookingForUserInfo = Schema<'BookingForUserInfo'>;

/** The traveler the visitor books for; null for themselves. STA-095, from STA-022 to STA-024. */
export const bookingForUser: State<BookingForUserInfo | null> = defineState<
  BookingForUserInfo | null,
  { atom: Atom<BookingForUserInfo | null> }
>('bookingForUser', null, () => ({ atom: atom((get) => infoOf(get(businessState.onPage().atom))) }));

/** The state's info has no stated shape (STA-O07); without a name, the e-mail address is used. */
function infoOf(business: BusinessState | null): BookingForUserInfo | null {
  if (!business?.currentlyBookingForOther) return null;
  try {
    return parseBookingForUserInfo(structuredClone(business.currentTravelerInfoState), '');
  } catch (error) {
    if (!isWrongField(error)) throw error;
    return { accountName: business.currentTraveler ?? '', userImgUrl: null };
  }
}

/**
 * Starts booking for a colleague (API-081) and navigates to `/` (BIZ-045), or with `staysOnTravelerChange` reloads the page. Rejects with an `ApiError`, which is logged (ERR-040) and
 * has changed nothing: TRAVELER_CHANGED where another tab or device has chosen somebody else, whom the state has then.
 * @param told is called before the page is left
 */
export const bookForTraveler = (email: string, told?: () => void): Promise<void> =>
  change('traveler-selected', (believed) => call(selectTraveler, { json: { email, ...believed } }), told);

/** As `bookForTraveler`, for a guest of the company; with names, adds a new one (API-082). */
export const bookForGuest = (guest: Schema<'GuestSelection'>, told?: () => void): Promise<void> =>
  change('guest-selected', (believed) => call(selectGuest, { json: { ...guest, ...believed } }), told);

/** Ends booking for another traveler and navigates in the same way (API-083, BIZ-050, BIZ-051). Rejects likewise. */
export const bookForSelf = (told?: () => void): Promise<void> =>
  change('traveler-unselected', (believed) => call(unselectTraveler, { json: believed }), told);

/** Somebody else is booked for than this page shows: nothing was changed. */
export const isTravelerChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.serverCode === 'TRAVELER_CHANGED';

async function change(
  reason: string,
  send: (believed: { currentTraveler: string | null }) => Promise<unknown>,
  told?: () => void,
): Promise<void> {
  try {
    await send({ currentTraveler: businessState.get()?.currentTraveler ?? null });
  } catch (cause) {
    logFailure({
      code: 'TRAVELER_FAILED',
      message: 'The traveler to book for could not be changed. Keeping the current one.',
      cause,
    });
    if (isTravelerChanged(cause)) await authState.onPage().changed();
    throw cause;
  }
  // Loaded trips and the like belong to the previous traveler.
  await authState.onPage().changed();
  told?.();
  if (getConfig().staysOnTravelerChange) reload(reason);
  else redirect('/', reason);
}
