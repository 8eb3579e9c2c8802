import type { Atom } from 'jotai/vanilla';
import { getShellStore, type JotaiStore } from './getShellStore.ts';

/** The states a host may read by name, as far as they are in use on this page. */
export const publicStates = (): Map<string, State<unknown>> =>
  getShellStore().once('publicStates', () => new Map<string, State<unknown>>());

/** A piece of the page's state by its name; the value and whatever changes it live in the page's one store. */
export interface State<S, Made extends { atom: Atom<S> } = { atom: Atom<S> }> {
  readonly name: string;
  /** What a server renders, and the render that hydrates its HTML. */
  readonly initial: S;
  /** What stands on this page: the atom to derive from, and what this state offers besides. */
  onPage(): Made;
  /** The value now. Asks nobody. */
  get(): S;
  /** Calls back with each change. Returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}

/**
 * Defines a state all pieces share. `create` runs once a page, however many copies of this code there are, so all that
 * it needs to remember belongs inside it. Defining touches nothing. `isPublic` lets hosts read the value by its name.
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
    subscribe: (listener) => getShellStore().store.sub(onPage().atom, listener),
  };
  return state;
}
