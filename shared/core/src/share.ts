/** A `Map`, or a `WeakMap` where the keys are elements of the page. */
interface Shared<K> {
  get(key: K): Promise<unknown> | undefined;
  set(key: K, promise: Promise<unknown>): unknown;
  delete(key: K): boolean;
}

/**
 * Dedupes work: callers with the same key get the same promise while it is pending or, with `keeps`, for as long as it
 * is in the map. A failure is always removed, so that the next caller retries.
 * @param shared one map for all callers; deleting a key makes the next caller start again
 */
export function share<T, K>(shared: Shared<K>, key: K, start: () => Promise<T>, keeps = false): Promise<T> {
  const known = shared.get(key) as Promise<T> | undefined;
  if (known) return known;
  const promise = start();
  shared.set(key, promise);
  const forget = () => shared.get(key) === promise && shared.delete(key);
  promise.then(keeps ? undefined : forget, forget);
  return promise;
}
