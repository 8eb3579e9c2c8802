import { call } from '@travel-shell/api';
import { getNewPasskeyParams } from '@travel-shell/contract/calls/getNewPasskeyParams';
import { logFailure } from '@travel-shell/core';
import { passkeyOfferDeclined } from '@travel-shell/store/keys/passkeyOfferDeclined';
import { passkeys } from '../lazyPasskeys.ts';
import type { PasskeyCreation } from '../passkeys/PasskeyOutcome.ts';

/** How long to wait for a password manager that may create one by itself. In ms. */
const WAIT_TIMEOUT_MS = 1500;

/**
 * Whether to offer a passkey to the visitor who has just signed in: not after a refusal for good, where one was just
 * created, or where the account has one. Gives the function that creates it, to be called in a click handler.
 * @param unasked a creation without a request from the visitor
 */
export async function prepareOffer(
  unasked: Promise<PasskeyCreation | undefined>,
  signal: AbortSignal,
): Promise<(() => Promise<PasskeyCreation>) | undefined> {
  if (passkeyOfferDeclined.read()) return;
  const outcome = await Promise.race([unasked, new Promise((resolve) => setTimeout(resolve, WAIT_TIMEOUT_MS))]);
  if (outcome === 'created' || outcome === 'known') return;
  try {
    const options = await call(getNewPasskeyParams, { json: {}, signal });
    const loaded = await passkeys.attempt();
    if (loaded && options.excludeCredentials.length === 0) return () => loaded.createPasskey(options);
  } catch (cause) {
    // Closed meanwhile; else the visitor is signed in all the same.
    if (!signal.aborted)
      logFailure({ code: 'PASSKEY_FAILED', message: 'No passkey could be offered.', piece: 'sign-in', cause });
  }
}
