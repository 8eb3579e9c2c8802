import { storedKey } from '@travel-shell/core/storedKey';

/** Whether the logo's confetti has been seen on this device. Source: CON-111, MSC-028, MSC-029. */
export const logoConfettiShown = storedKey<boolean>('logoConfettiShown', 'local', (value) =>
  typeof value === 'boolean' ? value : undefined,
);
