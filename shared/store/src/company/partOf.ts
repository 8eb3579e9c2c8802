import { defineState, type EntityState, type EntityStatus, type State } from '@travel-shell/store';
import { type Atom, atom } from 'jotai/vanilla';

/** A part of what is loaded, for whoever shows it and changes nothing. */
export type Part<T> = State<EntityStatus<T>> & Pick<EntityState<T>, 'refresh'>;

export function partOf<T, P>(name: string, whole: EntityState<T>, pick: (data: T) => P): Part<P> {
  type Status = EntityStatus<P>;
  const state = defineState<Status, { atom: Atom<Status> }>(name, { status: 'pending' }, () => {
    const { atom: source } = whole.onPage();
    return {
      atom: atom((get): Status => {
        const now = get(source);
        if (now.status === 'pending') return now;
        if (now.status === 'ready') return { status: 'ready', data: pick(now.data) };
        const { data, error } = now;
        return { status: 'failed', error, ...(data !== undefined && { data: pick(data) }) };
      }),
    };
  });
  return { ...state, refresh: () => whole.refresh() };
}
