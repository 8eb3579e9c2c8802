import { storedKey } from '@travel-shell/core/storedKey';

/** Whether a passkey has been used to sign in on this device. Source: CON-115, SIG-053; name CON-O05. */
export const passkeyKnown = storedKey<boolean>('sign.in.passkey.known', 'local', (value) =>
  typeof value === 'boolean' ? value : undefined,
);
