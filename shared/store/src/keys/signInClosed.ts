import { storedKey } from '@travel-shell/core/storedKey';

/** Whether the visitor closed the sign-in dialog in this tab without signing in. Source: CON-113, TRP-030; name CON-O05. */
export const signInClosed = storedKey<boolean>('sign.in.closed', 'session', (value) =>
  typeof value === 'boolean' ? value : undefined,
);
