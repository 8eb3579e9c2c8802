import type { Atom } from 'jotai/vanilla';
import type { AuthStatus } from './auth.ts';
import { getShellStore, type ShellStore } from './getShellStore.ts';

/** The state a host may read by name, `travelShell.get('auth')` for instance. Values are frozen. */
export interface SharedState {
  auth: AuthStatus;
}

function atomOf<N extends keyof SharedState>(shared: ShellStore, name: N): Atom<SharedState[N]> {
  const atoms: { [K in keyof SharedState]: Atom<SharedState[K]> } = { auth: shared.auth.atom };
  // A host's script is not type-checked.
  if (!Object.hasOwn(atoms, name)) {
    throw new TypeError(`[travel-shell] There is no state "${name}". Known: ${Object.keys(atoms).join(', ')}.`);
  }
  return atoms[name];
}

/** The value now. Reading asks nobody: `auth` stays `pending` until somebody subscribes. */
export function readState<N extends keyof SharedState>(name: N): SharedState[N] {
  const shared = getShellStore();
  return shared.store.get(atomOf(shared, name));
}

/** Calls the listener at once with the value, then with each new one. Returns the function that ends it. */
export function subscribeState<N extends keyof SharedState>(
  name: N,
  listener: (value: SharedState[N]) => void,
): () => void {
  const shared = getShellStore();
  const atom = atomOf(shared, name);
  const tell = () => {
    try {
      listener(shared.store.get(atom));
    } catch (error) {
      // The host's own fault, shown as its own uncaught error; the other subscribers are still told.
      reportError(error);
    }
  };
  tell();
  return shared.store.sub(atom, tell);
}
