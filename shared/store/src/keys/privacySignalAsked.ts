import { storedKey } from '@travel-shell/core/storedKey';

/** Whether a visitor whose browser sends a privacy signal was asked to save the opt-out, too. */
export const privacySignalAsked = storedKey<boolean>('privacy.signal.asked', 'local', (value) =>
  typeof value === 'boolean' ? value : undefined,
);
