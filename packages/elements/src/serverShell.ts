import { CONFIG_DEFAULTS } from '@travel-shell/core';
import type { TravelShell } from '@travel-shell/loader/TravelShell';

const undo = () => {};

/**
 * The shell of a server, where there is no page: it keeps nothing, as one process serves many visitors, knows nobody,
 * and never calls back. So code that starts the shell may run there, too.
 */
export const serverShell = (version: string): TravelShell => ({
  version,
  config: CONFIG_DEFAULTS,
  configure() {},
  load: async () => {},
  ready: () => new Promise(() => {}),
  get: () => ({ status: 'pending' }),
  subscribe: () => undo,
  on: () => undo,
  openSignIn: async ({ resultId }) => ({ signedIn: false, resultId }),
  push() {},
});
