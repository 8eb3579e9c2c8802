import { createEntity, type Entity, type EntityOptions, type EntityStatus, PENDING } from './createEntity.ts';
import { defineState, type State } from './defineState.ts';

/** A state that comes from the back end. */
export interface EntityState<T> extends State<EntityStatus<T>, Entity<T>> {
  /** Fetches now; concurrent callers share one request. Never rejects: see `failed`. */
  refresh(): Promise<void>;
  /** Refetches even while a request is pending: something has changed in the back end. */
  invalidate(): Promise<void>;
  /** Stores the response of a write. Responses to earlier requests are ignored. */
  set(data: T): void;
  /**
   * As `set`, for a pending write, unless its visitor has signed out by then. Rejects when the write does, which brings
   * back what was `before`. Undefined changes nothing.
   */
  take(answer: Promise<T | undefined>, before?: T): Promise<void>;
}

/**
 * Defines an entity of the back end. It is fetched when the first piece subscribes, and refetched when it is stale and
 * a piece subscribes or the visitor returns to the tab. Defining has no side effects.
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
    take: (answer, before) => state.onPage().take(answer, before),
  };
}
