import { storedKey } from '@travel-shell/core/storedKey';

/** Whether this session has been checked, or skipped by sampling. Source: MSC-044; name CON-O05. */
export const adBlockerChecked = storedKey<boolean>('ad.blocker.checked', 'session', (value) =>
  typeof value === 'boolean' ? value : undefined,
);
