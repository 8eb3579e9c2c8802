import { useSyncExternalStore } from 'react';
import type { State } from './defineState.ts';

/**
 * The value of a shared state, and a render whenever it changes.
 *
 * Not jotai's `useAtomValue`: that one has no server snapshot, so a page whose store already knows more than the
 * server did would hydrate with other content than was sent. Here the hydrating render sees `initial`, as the server
 * did, and the next one the truth; a piece rendered on the client sees the truth from its first render.
 */
export function useShellState<S>(state: State<S>): S {
  return useSyncExternalStore(state.subscribe, state.get, () => state.initial);
}
