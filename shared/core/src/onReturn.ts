import { listen } from './listen.ts';
import { pageDocument } from './pageDocument.ts';

/**
 * Calls `listener` when a retry may succeed: the browser is back online, or the visitor has returned to the tab.
 * Returns the function that unsubscribes.
 */
export function onReturn(listener: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  listen(window, 'online', listener, signal);
  listen(pageDocument, 'visibilitychange', () => pageDocument.visibilityState === 'visible' && listener(), signal);
  return () => end.abort();
}
