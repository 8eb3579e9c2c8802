import { fetchPasskeyAutofillParams, fetchPasskeyLoginParams } from '@travel-shell/api/auth';
import type { Schema } from '@travel-shell/contract';
import { parsePasskeyRequestOptions } from '@travel-shell/contract/parsers/parsePasskeyRequestOptions';
import { passkeyAutofill } from '@travel-shell/store/keys/passkeyAutofill';

export type RequestOptions = Schema<'PasskeyRequestOptions'>;

/** What is answered this long before the challenge ends still arrives in time. In ms. */
const MARGIN_MS = 30_000;

/** Options and when to stop using them. */
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
  const options = await fetchPasskeyAutofillParams(signal);
  const expires = expiryOf(options);
  passkeyAutofill.write({ params: { ...options }, expires });
  return { options, expires };
}

/** A challenge is good once: whatever has come of it. */
export const forgetAutofillChallenge = (): void => passkeyAutofill.remove();

function keptChallenge(): Challenge | undefined {
  const kept = passkeyAutofill.read();
  if (!kept) return undefined;
  try {
    return { options: parsePasskeyRequestOptions(kept.params, ''), expires: kept.expires };
  } catch {
    // Another release's, or another script's: then a new one is fetched.
    return undefined;
  }
}

let prepared: Promise<Challenge> | undefined;

/**
 * Fetches the challenge of a sign-in by a button ahead (API-143), so that the button's click still counts as the
 * visitor's wish when the browser is asked: browsers forget a click after a while, and over a slow line.
 */
export function prepareChallenge(): void {
  prepared ??= fetchPasskeyLoginParams().then((options) => ({ options, expires: expiryOf(options) }));
  prepared.catch(() => {
    prepared = undefined;
  });
}

/** The challenge that was prepared, if still good, else a new one. */
export async function takeChallenge(): Promise<RequestOptions> {
  prepareChallenge();
  const taken = prepared as Promise<Challenge>;
  prepared = undefined;
  const { options, expires } = await taken;
  return expires > Date.now() ? options : fetchPasskeyLoginParams();
}
