import { storedKey } from '@travel-shell/core/storedKey';

/** The last sign-in method on this device, and the account if "stay signed in" was chosen. Name: CON-O05. */
export interface LastSignIn {
  readonly method: string;
  readonly username?: string;
}

export const lastSignIn = storedKey<LastSignIn>('sign.in.last', 'local', (value) => {
  const { method, username } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (typeof method !== 'string') return undefined;
  return typeof username === 'string' ? { method, username } : { method };
});
