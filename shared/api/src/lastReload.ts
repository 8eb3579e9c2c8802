import { storedKey } from '@travel-shell/core/storedKey';

/** When an invalid session last reloaded the page: milliseconds since 1970. Source: CON-116, ERR-007; name CON-O05. */
export const lastReload = storedKey<number>('travel.session.last.reload.time', 'local', (value) =>
  typeof value === 'number' ? value : undefined,
);
