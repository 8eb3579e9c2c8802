import { ApiError } from '@travel-shell/api';
import * as api from '@travel-shell/api/business';
import { redirect } from '@travel-shell/api/navigate';
import type { BusinessState, Schema } from '@travel-shell/contract';
import { isWrongField } from '@travel-shell/contract/parse';
import { parseBookingForUserInfo } from '@travel-shell/contract/parsers/parseBookingForUserInfo';
import { logFailure } from '@travel-shell/core';
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
 * How a change of the traveler ended. `changed`: nothing was written, as another tab or device has chosen somebody else,
 * whom the state has now. `unknown`: nobody of that address can be booked for. `failed`: see the log.
 */
export type TravelerChange = 'done' | 'changed' | 'unknown' | 'failed';

/**
 * Starts booking for a colleague and navigates to `/` (BIZ-045). Never rejects; what is not done is logged (ERR-040). The
 * back end refuses it where this page shows another traveler than there is by now.
 */
export const bookForTraveler = (email: string): Promise<TravelerChange> =>
  change('traveler-selected', (believed) => api.selectTraveler({ email, ...believed }));

/** The same for a guest of the company. */
export const bookForGuest = (guest: Schema<'GuestSelection'>): Promise<TravelerChange> =>
  change('guest-selected', (believed) => api.selectGuest({ ...guest, ...believed }));

/** Ends booking for another traveler and navigates to `/` (BIZ-050, BIZ-051). What is not done changes nothing. */
export const bookForSelf = (): Promise<TravelerChange> =>
  change('traveler-unselected', (believed) => api.unselectTraveler(believed));

async function change(
  reason: string,
  send: (believed: { currentTraveler: string | null }) => Promise<unknown>,
): Promise<TravelerChange> {
  try {
    await send({ currentTraveler: businessState.get()?.currentTraveler ?? null });
  } catch (cause) {
    logFailure({
      code: 'TRAVELER_FAILED',
      message: 'The traveler to book for could not be changed. Keeping the current one.',
      cause,
    });
    if (!(cause instanceof ApiError)) return 'failed';
    if (cause.serverCode === 'TRAVELER_CHANGED') {
      await authState.onPage().changed();
      return 'changed';
    }
    return cause.status === 404 ? 'unknown' : 'failed';
  }
  // Loaded trips and the like belong to the previous traveler.
  await authState.onPage().changed();
  redirect('/', reason);
  return 'done';
}
