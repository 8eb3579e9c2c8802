import type { State } from '@travel-shell/store';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** As `useShellState`, but it asks the back end only once the value is wanted. */
export const useWanted = <S>(state: State<S>, isWanted: boolean): S =>
  useSyncExternalStore(isWanted ? state.subscribe : never, state.get, () => state.initial);
