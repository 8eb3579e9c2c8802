import type { Atom } from 'jotai/vanilla';
import { getShellStore, type JotaiStore } from './getShellStore.ts';

/** The states a host may read by name, as far as they are in use on this page. */
export const publicStates = (): Map<string, State<unknown>> =>
  getShellStore().once('publicStates', () => new Map<string, State<unknown>>());

/** A piece of the page's state by its name; the value and whatever changes it live in the page's one store. */
export interface State<S, Made extends { atom: Atom<S> } = { atom: Atom<S> }> {
  readonly name: string;
  /** The value that a server renders, and the render that hydrates its HTML. */
  readonly initial: S;
  /** This page's instance: the atom to derive from, and the state's own methods. */
  onPage(): Made;
  /** The current value. Does not fetch. */
  get(): S;
  /** Calls back on each change. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/**
 * An error of the listener is reported as the host's uncaught error: the others are called, and good data is no
 * failure.
 */
export const guarded = (listener: () => void) => (): void => {
  try {
    listener();
  } catch (error) {
    reportError(error);
  }
};

/**
 * Defines a state all pieces share. `create` runs once per page, however many copies of this code are loaded, so keep
 * everything it must remember inside it. Defining has no side effects. `isPublic` lets hosts read the value by its name.
 */
export function defineState<S, Made extends { atom: Atom<S> }>(
  name: string,
  initial: S,
  create: (store: JotaiStore) => Made,
  isPublic = false,
): State<S, Made> {
  const onPage = () =>
    getShellStore().once(name, (store) => {
      if (isPublic) publicStates().set(name, state);
      return create(store);
    });
  const state: State<S, Made> = {
    name,
    initial,
    onPage,
    get: () => getShellStore().store.get(onPage().atom),
    subscribe: (listener) => getShellStore().store.sub(onPage().atom, guarded(listener)),
  };
  return state;
}
