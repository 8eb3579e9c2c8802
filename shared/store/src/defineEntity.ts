import { createEntity, type Entity, type EntityOptions, type EntityStatus, PENDING } from './createEntity.ts';
import { defineState, type State } from './defineState.ts';

/** A state that comes from the back end. */
export interface EntityState<T> extends State<EntityStatus<T>, Entity<T>> {
  /** Asks the back end now; callers at the same time share one request. Never rejects: see `failed`. */
  refresh(): Promise<void>;
  /** Asks again whatever is under way: something has changed at the back end. */
  invalidate(): Promise<void>;
  /** Takes over what a write has answered. Answers to questions asked before it are not believed. */
  set(data: T): void;
  /** The same for a write under way, unless the person it concerns has gone by then. Rejects where the write does. */
  take(answer: Promise<T>): Promise<void>;
}

/**
 * Defines an entity of the back end. It is fetched when the first piece subscribes, and again when it is stale and
 * somebody subscribes or the visitor returns to the tab. Defining touches nothing.
 */
export function defineEntity<T>(name: string, options: EntityOptions<T>): EntityState<T> {
  const state = defineState<EntityStatus<T>, Entity<T>>(
    name,
    PENDING,
    (store) => createEntity(store, options),
    options.isPublic,
  );
  return {
    ...state,
    refresh: () => state.onPage().refresh(),
    invalidate: () => state.onPage().invalidate(),
    set: (data) => state.onPage().set(data),
    take: (answer) => state.onPage().take(answer),
  };
}
