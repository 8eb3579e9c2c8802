import { storedKey } from '@travel-shell/contract/storedKey';

/** When failed trips last reloaded the page: milliseconds since 1970. Source: ERR-042, TRP-O03. */
export const tripsReload = storedKey<number>('travel.trips.last.reload.time', 'local', (value) =>
  typeof value === 'number' ? value : undefined,
);
