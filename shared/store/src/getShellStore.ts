import { logFailure } from '@travel-shell/contract';
import { createStore } from 'jotai/vanilla';
import { type Auth, createAuth } from './auth.ts';
import { createEvents, type Events } from './events.ts';

/** This package's version. */
export const STORE_VERSION = '0.1.0';
/** Rises with every change of `ShellStore` that a copy built before it could not work with. */
export const STORE_PROTOCOL = 1;

const KEY = Symbol.for('travel-shell.store');

/**
 * Everything the copies of this package on one page share. Atoms are told apart by identity and the auth provider
 * has its one request, so they live here and not in the module.
 */
export interface ShellStore {
  readonly version: string;
  readonly protocol: number;
  readonly store: ReturnType<typeof createStore>;
  readonly auth: Auth;
  readonly events: Events;
}

/** Two builds of the kit that cannot share one state are on the page, and this one came second. */
export class StoreVersionConflict extends Error {
  override readonly name = 'StoreVersionConflict';
  readonly code = 'STORE_VERSION_CONFLICT';
}

let isConflictLogged = false;

/**
 * The one store of the page: made by the first copy of this package that needs it, adopted by every other.
 * Throws a `StoreVersionConflict` where the first one speaks another protocol: no state is better than a second one.
 */
export function getShellStore(): ShellStore {
  const scope = globalThis as { [KEY]?: ShellStore };
  scope[KEY] ??= createShellStore();
  const shared = scope[KEY];
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
  return Object.freeze({
    version: STORE_VERSION,
    protocol: STORE_PROTOCOL,
    store,
    auth: createAuth(store),
    events: createEvents(),
  });
}
