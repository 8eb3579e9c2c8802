/**
 * Passkeys (SIG-049 to SIG-053). However many pieces and copies of this file ask, one broker on the page answers.
 */
import { getShellStore } from '@travel-shell/store';
import { prepareChallenge } from './challenges.ts';
import { type OutcomeListener, PasskeyBroker } from './PasskeyBroker.ts';
import type { PasskeyCreation, PasskeyOutcome } from './PasskeyOutcome.ts';

export type { PasskeyCreation, PasskeyOutcome };

const broker = () => getShellStore().once('passkeys', () => new PasskeyBroker());

/**
 * Offers passkeys where the browser suggests what to fill in, from when the identifier field
 * (`autocomplete="username webauthn"`) is shown until the undo is called. `onOutcome` hears of a sign-in, after which
 * it is over, and of failures, after which it goes on.
 */
export const startPasskeyAutofill = (onOutcome: OutcomeListener): (() => void) => broker().offerAutofill(onOutcome);

/** Signs in with a passkey, asked for by a button (SIG-050). Call it in the click. Never rejects. */
export const signInWithPasskey = (): Promise<PasskeyOutcome> => broker().signIn();

/** Fetches ahead what `signInWithPasskey` and `signInAtOnce` need, when a press seems near. */
export const preparePasskeySignIn = (): void => prepareChallenge();

/**
 * Signs a returning visitor in with a passkey at hand, before any dialog of ours opens, where the browser can
 * (`uiMode: 'immediate'`). Call it in the click. `cancelled` means: open the dialog. Never rejects.
 */
export const signInAtOnce = (): Promise<PasskeyOutcome> => broker().signInAtOnce();

/**
 * Makes a passkey for who is signed in (SIG-051): after a sign-in by password without being asked, where the browser
 * can do so without a dialog; with `isAsked` in any browser, with its dialog. Never rejects.
 */
export const offerPasskeyCreation = ({ isAsked = false } = {}): Promise<PasskeyCreation> => broker().create(isAsked);

/** Whether the next sign-ins by a passkey stay on this device ("remember me", SIG-034). */
export const keepPasskeySignIn = (sticky: boolean): void => {
  broker().sticky = sticky;
};

/**
 * Ends whatever waits for the visitor: when the dialog closes, and when a page is left. A passkey that is being made
 * without being asked for goes on; it ends when something else begins.
 */
export const abortPasskeys = (): Promise<void> => broker().abort();
