import { storedKey } from '@travel-shell/core/storedKey';

/** Parameters for passkey autofill, from the back end, and when they expire. */
export interface PasskeyAutofill {
  params: Record<string, unknown>;
  /** Milliseconds since 1970. */
  expires: number;
}

/** Saves a request when a page is opened again. Source: CON-115, SIG-049, SIG-053; name CON-O05. */
export const passkeyAutofill = storedKey<PasskeyAutofill>('sign.in.passkey.autofill', 'session', (value) => {
  const { params, expires } = (value ?? {}) as Partial<PasskeyAutofill>;
  if (typeof params !== 'object' || params === null || typeof expires !== 'number') return undefined;
  return expires > Date.now() ? { params, expires } : undefined;
});
