const listeners = new Set<() => void>();

/** Calls `listener` after every response of the back end, also after a failure. Returns the function that unsubscribes. */
export function onAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For `exchange` only. */
export function announceAnswer(): void {
  for (const listener of listeners) listener();
}

const refused = new Set<() => void>();

/** Calls `listener` after a refusal that names a permission: the page has another one in mind. Returns its undo. */
export function onMissingPermission(listener: () => void): () => void {
  refused.add(listener);
  return () => refused.delete(listener);
}

/** For `exchange` only. */
export function announceMissingPermission(): void {
  for (const listener of refused) listener();
}
