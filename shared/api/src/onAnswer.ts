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
