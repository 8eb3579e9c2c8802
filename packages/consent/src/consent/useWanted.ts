import type { State } from '@travel-shell/store';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** As `useShellState`, but it asks the back end only once the value is wanted. */
export function useWanted<S>(state: State<S>, isWanted: boolean): S {
  return useSyncExternalStore(isWanted ? state.subscribe : never, state.get, () => state.initial);
}
