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
 * Starts booking for a colleague and navigates to `/` (BIZ-045). Never rejects: false after a failure, which is logged
 * (ERR-040).
 */
export const bookForTraveler = (email: string): Promise<boolean> =>
  change('traveler-selected', () => api.selectTraveler(email));

/** The same for a guest of the company. */
export const bookForGuest = (guest: Schema<'GuestSelection'>): Promise<boolean> =>
  change('guest-selected', () => api.selectGuest(guest));

/** Ends booking for another traveler and navigates to `/` (BIZ-050, BIZ-051). False after a failure, which changes nothing. */
export const bookForSelf = (): Promise<boolean> => change('traveler-unselected', () => api.unselectTraveler());

async function change(reason: string, send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send();
  } catch (cause) {
    logFailure({
      code: 'TRAVELER_FAILED',
      message: 'The traveler to book for could not be changed. Keeping the current one.',
      cause,
    });
    return false;
  }
  // Loaded trips and the like belong to the previous traveler.
  await authState.onPage().changed();
  redirect('/', reason);
  return true;
}
