import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function for effects and listeners that has the values of the latest render and is no reason to run them again.
 * React's own came with 19.2, and a partner's page may bring 19.0 (D-62); it goes when that range begins at 19.2.
 */
export function useEffectEvent<T extends (...args: never[]) => unknown>(callback: T): T {
  const latest = useRef(callback);
  // Before any layout effect, which may call it.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback(((...args) => latest.current(...args)) as T, []);
}
