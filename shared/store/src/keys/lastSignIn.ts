import { storedKey } from '@travel-shell/contract/storedKey';

/** How somebody signed in last on this device, and as whom where they wished to stay signed in. Name: CON-O05. */
export interface LastSignIn {
  readonly method: string;
  readonly username?: string;
}

export const lastSignIn = storedKey<LastSignIn>('sign.in.last', 'local', (value) => {
  const { method, username } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (typeof method !== 'string') return undefined;
  return typeof username === 'string' ? { method, username } : { method };
});
