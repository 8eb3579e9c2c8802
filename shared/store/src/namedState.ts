import { type AuthStatus, authState, ensureAuth, knownAuth } from './auth.ts';
import { publicStates, type State } from './defineState.ts';

/** The state a host may read by name, `travelShell.get('auth')` for instance. Values are frozen. */
export interface SharedState {
  auth: AuthStatus;
  /** The states of pieces, once the first piece that uses them has loaded. */
  [name: string]: unknown;
}

function stateOf(name: string): State<unknown> {
  authState.onPage();
  const states = publicStates();
  const state = states.get(name);
  // A host's script is not type-checked.
  if (state) return state;
  throw new TypeError(`[travel-shell] There is no state "${name}". Known: ${[...states.keys()].join(', ')}.`);
}

/** The current value. Reading does not fetch. */
export function readState<N extends string>(name: N): SharedState[N] {
  return stateOf(name).get() as SharedState[N];
}

/**
 * Calls the listener at once with the value, then with each new one. Returns the function that unsubscribes. A host that
 * follows `auth` needs the answer, so this asks, and is `pending` until then.
 */
export function subscribeState<N extends string>(name: N, listener: (value: SharedState[N]) => void): () => void {
  const state = name === 'auth' ? knownAuth : stateOf(name);
  const tell = () => {
    try {
      listener(state.get() as SharedState[N]);
    } catch (error) {
      // The host's own bug, reported as its own uncaught error; the other subscribers are still called.
      reportError(error);
    }
  };
  tell();
  if (name === 'auth') void ensureAuth();
  return state.subscribe(tell);
}
