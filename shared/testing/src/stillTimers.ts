import { onTestFinished, vi } from 'vitest';

/** Fakes timers until the end of the test; `advance` moves them on. Frames, observers and React's renders still run. */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Advances the fake timers by `ms`, and waits for the resulting render. */
export async function advance(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await rendered();
}

/** React renders in MessageChannel tasks, which fake timers do not affect. */
export async function rendered(): Promise<void> {
  for (let task = 0; task < 5; task++) {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
    port1.close();
  }
}
