import { storedKey } from '@travel-shell/core/storedKey';

/** When the trips drawer was first opened on this device: milliseconds since 1970. Source: CON-109, TRP-005, TRP-020. */
export const firstDrawerOpening = storedKey<number>('trips.drawer.first.opened.time', 'local', (value) =>
  typeof value === 'number' ? value : undefined,
);
