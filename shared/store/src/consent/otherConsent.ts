import { createGdprConsent, type GdprChange, giveTwoPartyConsent, removeGdprConsent } from '@travel-shell/api/consent';
import { decide } from './decisions.ts';
import type { ConsentText } from './withdraw.ts';

/** Decisions whose result appears only in `cookiesData`. Each resolves with false when it could not be stored. */

/** Accepts the two-party dialog (CNS-046, CNS-047). */
export const acceptTwoParty = (text?: ConsentText): Promise<boolean> =>
  decide('the two-party dialog', () => giveTwoPartyConsent(text));

/** Consents to purposes, and to the data transfer where `setConsentBooleanCookie` says so (CNS-053, CNS-O07). */
export const giveGdprConsent = (change: GdprChange, text?: ConsentText): Promise<boolean> =>
  decide('purposes', () => createGdprConsent({ ...change, text }));

/** Withdraws that (CNS-054). */
export const withdrawGdprConsent = (change: GdprChange): Promise<boolean> =>
  decide('purposes', () => removeGdprConsent(change));
