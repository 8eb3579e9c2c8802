import { storedKey } from '@travel-shell/contract/storedKey';

/** Whether this session has been asked about, or left out by lot. Source: MSC-044; name CON-O05. */
export const adBlockerChecked = storedKey<boolean>('ad.blocker.checked', 'session', (value) =>
  typeof value === 'boolean' ? value : undefined,
);
