import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window matches a media query; re-renders on change. False on a server.
 * @param isServed what is hydrated has been adapted to this window
 */
export function useMediaQuery(query: string, isServed = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => isServed && typeof window !== 'undefined' && matchMedia(query).matches,
  );
}
