import {
  createGdprConsent,
  type GdprChange,
  giveTwoPartyConsent,
  logCookiesConsentAction,
  removeGdprConsent,
} from '@travel-shell/api/consent';
import { logFailure, type Schema } from '@travel-shell/contract';
import { decide } from './decisions.ts';

/** Decisions of which the page knows no more than `cookiesData` says. Each is false when it could not be stored. */

/** Accepts the two-party dialog (CNS-046, CNS-047). */
export const acceptTwoParty = (): Promise<boolean> => decide('the two-party dialog', () => giveTwoPartyConsent());

/** Consents to purposes, and to the data transfer where `setConsentBooleanCookie` says so (CNS-053, CNS-O07). */
export const giveGdprConsent = (change: GdprChange): Promise<boolean> =>
  decide('purposes', () => createGdprConsent(change));

/** Withdraws that (CNS-054). */
export const withdrawGdprConsent = (change: GdprChange): Promise<boolean> =>
  decide('purposes', () => removeGdprConsent(change));

/** Notes what was pressed (CNS-005). Nobody waits for it, and a failure is logged only (ERR-051). */
export async function logConsentAction(action?: Schema<'LogCookiesConsentAction'>['action']): Promise<void> {
  try {
    await logCookiesConsentAction(action);
  } catch (cause) {
    logFailure({ code: 'CONSENT_FAILED', message: 'What the visitor pressed could not be noted.', cause });
  }
}
