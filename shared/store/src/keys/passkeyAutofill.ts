import { storedKey } from '@travel-shell/contract/storedKey';

/** Parameters for passkey autofill, as the back end gave them, and the time after which they are worth nothing. */
export interface PasskeyAutofill {
  params: Record<string, unknown>;
  /** Milliseconds since 1970. */
  expires: number;
}

/** Spares a page that is opened again a call. Source: CON-115, SIG-049, SIG-053; name CON-O05. */
export const passkeyAutofill = storedKey<PasskeyAutofill>('sign.in.passkey.autofill', 'session', (value) => {
  const { params, expires } = (value ?? {}) as Partial<PasskeyAutofill>;
  if (typeof params !== 'object' || params === null || typeof expires !== 'number') return undefined;
  return expires > Date.now() ? { params, expires } : undefined;
});
