import { storedKey } from '@travel-shell/core/storedKey';

/** Whether the visitor never wants to be offered a passkey on this device again. */
export const passkeyOfferDeclined = storedKey<boolean>('sign.in.passkey.offer.declined', 'local', (value) =>
  typeof value === 'boolean' ? value : undefined,
);
