import { useSyncExternalStore } from 'react';
import type { State } from './defineState.ts';

/**
 * Returns the value of a shared state and re-renders whenever it changes.
 *
 * Not jotai's `useAtomValue`: that one has no server snapshot, so a page whose store already knows more than the
 * server did would hydrate with other content than was sent. Here the hydrating render sees `initial`, as the server
 * did, and the next one the current value; a client-rendered piece sees the current value from its first render.
 */
export function useShellState<S>(state: Pick<State<S>, 'initial' | 'get' | 'subscribe'>): S {
  return useSyncExternalStore(state.subscribe, state.get, () => state.initial);
}
