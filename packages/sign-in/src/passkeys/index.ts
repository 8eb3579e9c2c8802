/**
 * Passkeys (SIG-049 to SIG-053). One broker serves the whole page, however many pieces and copies of this file use it.
 */
import type { Schema } from '@travel-shell/contract';
import { getShellStore } from '@travel-shell/store';
import { type OutcomeListener, PasskeyBroker } from './PasskeyBroker.ts';
import type { PasskeyCreation, PasskeyOutcome } from './PasskeyOutcome.ts';

export type { PasskeyCreation, PasskeyOutcome };

const broker = () => getShellStore().once('passkeys', () => new PasskeyBroker());

/**
 * Offers passkeys where the browser suggests what to fill in, from when the identifier field (`autocomplete="username
 * webauthn"`) is shown until the undo is called. `onOutcome` gets a sign-in, which ends the offer, or a failure, which
 * does not.
 */
export const startPasskeyAutofill = (onOutcome: OutcomeListener): (() => void) => broker().offerAutofill(onOutcome);

/** Signs in with a passkey from a button (SIG-050). Call it in the click handler. Never rejects. */
export const signInWithPasskey = (): Promise<PasskeyOutcome> => broker().signIn();

/** Prefetches what `signInWithPasskey` and `signInAtOnce` need. Call it when a click seems likely. */
export const preparePasskeySignIn = (): void => broker().prepare();

/**
 * Signs a returning visitor in with an available passkey before our dialog opens, if the browser supports it (`uiMode:
 * 'immediate'`). Call it in the click handler. `cancelled` means: open the dialog. Never rejects.
 * @param late resolves when the visitor has waited long enough for the challenge
 */
export const signInAtOnce = (late: Promise<void>): Promise<PasskeyOutcome> => broker().signInAtOnce(late);

/**
 * Creates a passkey for a visitor who has just signed in by password (SIG-051), if the browser can do so without a
 * dialog. Never rejects.
 */
export const offerPasskeyCreation = (): Promise<PasskeyCreation> => broker().create();

/** Creates a passkey by these options, which the visitor has asked for (SIG-051). Call it in the click handler. Never rejects. */
export const createPasskey = (options: Schema<'PasskeyCreationOptions'>): Promise<PasskeyCreation> =>
  broker().createAsked(options);

/** Whether later passkey sign-ins are remembered on this device ("remember me", SIG-034). */
export const keepPasskeySignIn = (sticky: boolean): void => {
  broker().sticky = sticky;
};

/**
 * Aborts every request that waits for the visitor: on closing the dialog and on leaving the page. An unrequested
 * passkey creation continues until another request starts.
 */
export const abortPasskeys = (): Promise<void> => broker().abort();
