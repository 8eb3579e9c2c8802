import { ownGlobal } from '@travel-shell/core/ownGlobal';

/** Runs when the browser is idle, after this many ms at the latest. Safari has only a timer, which runs soon. */
export const whenIdle = (timeout: number, run: () => void): unknown =>
  (ownGlobal<typeof setTimeout>('requestIdleCallback') ?? setTimeout)(run, { timeout } as never);
