import { storedKey } from '@travel-shell/contract/storedKey';

/** Whether somebody has signed in with a passkey on this device. Source: CON-115, SIG-053; name CON-O05. */
export const passkeyKnown = storedKey<boolean>('sign.in.passkey.known', 'local', (value) =>
  typeof value === 'boolean' ? value : undefined,
);
