import { ownGlobal } from './ownGlobal.ts';

/** Safari has no idle callbacks: so much later, in ms, unless the browser would have waited less. */
const WITHOUT_IDLE_MS = 200;

/**
 * Runs when the browser is idle.
 * @param timeout at the latest after so many ms
 * @returns what cancels it
 */
export function whenIdle(run: () => void, timeout = 3000): () => void {
  const request = ownGlobal<typeof requestIdleCallback>('requestIdleCallback');
  if (!request) {
    const timer = setTimeout(run, Math.min(timeout, WITHOUT_IDLE_MS));
    return () => clearTimeout(timer);
  }
  const handle = request(run, { timeout });
  return () => cancelIdleCallback(handle);
}
