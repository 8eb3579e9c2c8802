import { ownGlobal } from './ownGlobal.ts';

/** Safari has no idle callbacks: so much later, in ms. */
const WITHOUT_IDLE_MS = 200;

/**
 * Runs when the browser is idle, at the latest after `timeout` ms. It is `whenIdle` for who never cancels it: in step 0 each
 * byte counts.
 */
export function soon(run: () => unknown, timeout = 1000): void {
  const request = ownGlobal<typeof requestIdleCallback>('requestIdleCallback');
  if (request) request(run, { timeout });
  else setTimeout(run, WITHOUT_IDLE_MS);
}
