import { call } from '@travel-shell/api';
import { createGdprConsent } from '@travel-shell/contract/calls/createGdprConsent';
import { giveTwoPartyConsent } from '@travel-shell/contract/calls/giveTwoPartyConsent';
import { removeGdprConsent } from '@travel-shell/contract/calls/removeGdprConsent';
import { decide } from './decisions.ts';
import type { ConsentText } from './withdraw.ts';

interface GdprChange {
  /** May be empty where `setConsentBooleanCookie` is true. */
  purposeIds: number[];
  /** Whether it also answers the data-transfer dialog, which the cookie DATA_CONSENT stores. */
  setConsentBooleanCookie: boolean;
}

/** Decisions whose result appears only in `cookiesData`. Each resolves with false when it could not be stored. */

/** Accepts the two-party dialog (CNS-046, CNS-047). */
export const acceptTwoParty = (text?: ConsentText): Promise<boolean> =>
  decide('the two-party dialog', () => call(giveTwoPartyConsent, { ...(text && { json: { text } }), keepalive: true }));

/** Consents to purposes, and to the data transfer where `setConsentBooleanCookie` says so (CNS-053, CNS-O07). */
export const giveGdprConsent = (change: GdprChange, text?: ConsentText): Promise<boolean> =>
  decide('purposes', () =>
    call(createGdprConsent, {
      form: { ...toForm(change), ...(text && { text: text.version, locale: text.locale }) },
      keepalive: true,
    }),
  );

/** Withdraws that (CNS-054). */
export const withdrawGdprConsent = (change: GdprChange): Promise<boolean> =>
  decide('purposes', () => call(removeGdprConsent, { form: toForm(change) }));

const toForm = ({ purposeIds, setConsentBooleanCookie }: GdprChange) => ({
  setConsentBooleanCookie,
  purposeIds: purposeIds.join(','),
});
