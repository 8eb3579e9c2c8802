import type { Schema } from '@travel-shell/contract';
import { type AuthStatus, authState, ensureAuth, knownAuth } from './auth.ts';
import type { EntityStatus } from './createEntity.ts';
import { guarded, publicStates, type State } from './defineState.ts';
import { makePageFlags } from './pageFlags.ts';

/** The state a host may read by name, `travelShell.get('auth')` for instance. Values are frozen. */
export interface SharedState {
  /** Who is signed in. This and the flags below are there with the first piece, the others with one that uses them. */
  auth: AuthStatus;
  /** Whether the visitor's device is online, as far as the browser can tell. */
  online: boolean;
  /** Whether the browser keeps no cookies from this page. */
  cookiesDisabled: boolean;
  /** The accepted categories of cookies; none before a decision. */
  cookieConsent: EntityStatus<Schema<'CookieConsent'>>;
  /** The choices in the full framework, or their defaults. */
  tcfConsent: EntityStatus<Schema<'TcfConsent'>>;
  /** The height that the page keeps clear at its top for header and banners, in px. */
  headerOffset: number;
}

export type StateName = keyof SharedState;

function stateOf(name: string): State<unknown> {
  authState.onPage();
  makePageFlags();
  const states = publicStates();
  const state = states.get(name);
  // A host's script is not type-checked.
  if (state) return state;
  throw new TypeError(`[travel-shell] There is no state "${name}". Known: ${[...states.keys()].join(', ')}.`);
}

/** The current value. Reading does not fetch. */
export function readState<N extends StateName>(name: N): SharedState[N] {
  return stateOf(name).get() as SharedState[N];
}

/**
 * Calls the listener at once with the value, then with each new one. Returns the function that unsubscribes. A host that
 * follows `auth` needs the answer, so this asks, and is `pending` until then.
 */
export function subscribeState<N extends StateName>(name: N, listener: (value: SharedState[N]) => void): () => void {
  const state = name === 'auth' ? knownAuth : stateOf(name);
  const tell = guarded(() => listener(state.get() as SharedState[N]));
  tell();
  if (name === 'auth') void ensureAuth();
  return state.subscribe(tell);
}
