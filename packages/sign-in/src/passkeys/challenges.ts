import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getPasskeyAutofillParams } from '@travel-shell/contract/calls/getPasskeyAutofillParams';
import { getPasskeyLoginParams } from '@travel-shell/contract/calls/getPasskeyLoginParams';
import { parsePasskeyRequestOptions } from '@travel-shell/contract/parsers/parsePasskeyRequestOptions';
import { share } from '@travel-shell/core/share';
import { passkeyAutofill } from '@travel-shell/store/keys/passkeyAutofill';

export type RequestOptions = Schema<'PasskeyRequestOptions'>;

/** Safety margin: an answer sent this long before the challenge expires arrives in time. In ms. */
const MARGIN_MS = 30_000;

/** Options and their expiry. */
export interface Challenge {
  readonly options: RequestOptions;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

const expiryOf = ({ timeout }: RequestOptions) => Date.now() + Math.max(timeout - MARGIN_MS, timeout / 2);

/** The challenge of autofill (API-142, SIG-049), kept for the next page of this tab (SIG-053). */
export async function autofillChallenge(signal: AbortSignal): Promise<Challenge> {
  const known = keptChallenge();
  if (known) return known;
  const options = await call(getPasskeyAutofillParams, { signal });
  const expires = expiryOf(options);
  passkeyAutofill.write({ params: { ...options }, expires });
  return { options, expires };
}

/** A challenge can be used only once, whatever the outcome. */
export const forgetAutofillChallenge = (): void => passkeyAutofill.remove();

function keptChallenge(): Challenge | undefined {
  const kept = passkeyAutofill.read();
  if (!kept) return undefined;
  try {
    return { options: parsePasskeyRequestOptions(kept.params, ''), expires: kept.expires };
  } catch {
    // Written by another release or another script: fetch a new one.
    return undefined;
  }
}

const challenges = /*#__PURE__*/ new Map();
const BUTTON = 'button';

/**
 * Prefetches the challenge for the sign-in button (API-143), so the click still counts as user activation when we call
 * the browser: activation expires while a slow response is pending. The caller that takes it gets the rejection, too.
 */
export const prepareChallenge = (): Promise<Challenge> =>
  share(
    challenges,
    BUTTON,
    async (): Promise<Challenge> => {
      const options = await call(getPasskeyLoginParams, { json: {} });
      return { options, expires: expiryOf(options) };
    },
    true,
  );

/** The prefetched challenge if still valid, else a new one. */
export async function takeChallenge(): Promise<RequestOptions> {
  const taken = prepareChallenge();
  challenges.delete(BUTTON);
  const { options, expires } = await taken;
  return expires > Date.now() ? options : call(getPasskeyLoginParams, { json: {} });
}
