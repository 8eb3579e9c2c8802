import { logFailure } from '@travel-shell/core';
import { VERSION } from '@travel-shell/core/version';
import { createStore } from 'jotai/vanilla';
import { STORE_KEY } from './storeKey.ts';

/** This package's version. */
export const STORE_VERSION = VERSION;
/** Raised with every change of `ShellStore` that older copies cannot work with. */
const STORE_PROTOCOL = 1;

export type JotaiStore = ReturnType<typeof createStore>;

/**
 * Everything the copies of this package on one page share. Atoms are compared by identity and a pending request belongs
 * to one promise, so they live here by name; modules may be loaded more than once.
 */
export interface ShellStore {
  readonly version: string;
  readonly protocol: number;
  readonly store: JotaiStore;
  /** Returns the value under this name; the first caller, of any copy of the code, creates it. */
  once<T>(name: string, create: (store: JotaiStore) => T): T;
}

/** Two builds of the kit that cannot share one state are on the page, and this one came second. */
export class StoreVersionConflict extends Error {
  override readonly name = 'StoreVersionConflict';
  readonly code = 'STORE_VERSION_CONFLICT';
}

let isConflictLogged = false;

/**
 * The one store of the page: made by the first copy of this package that needs it, adopted by every other.
 * Throws a `StoreVersionConflict` when the first copy has another protocol: no state is better than a second one.
 */
export function getShellStore(): ShellStore {
  const scope = globalThis as { [STORE_KEY]?: ShellStore };
  scope[STORE_KEY] ??= createShellStore();
  const shared = scope[STORE_KEY];
  if (shared.protocol === STORE_PROTOCOL) return shared;

  const conflict = new StoreVersionConflict(
    `@travel-shell/store ${STORE_VERSION} (protocol ${STORE_PROTOCOL}) found version ${shared.version} ` +
      `(protocol ${shared.protocol}) on this page and cannot share its state. Load all pieces from one release.`,
  );
  if (!isConflictLogged) {
    isConflictLogged = true;
    logFailure({ code: conflict.code, message: conflict.message });
  }
  throw conflict;
}

function createShellStore(): ShellStore {
  const store = createStore();
  const made = new Map<string, unknown>();
  return Object.freeze({
    version: STORE_VERSION,
    protocol: STORE_PROTOCOL,
    store,
    once<T>(name: string, create: (store: JotaiStore) => T): T {
      if (!made.has(name)) made.set(name, create(store));
      return made.get(name) as T;
    },
  });
}
