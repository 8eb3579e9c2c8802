import { onTestFinished, vi } from 'vitest';

/**
 * Fakes timers until the end of the test, those of `AbortSignal.timeout`, too; only `advance` moves them on. Frames,
 * observers and React's renders still run.
 * @param shortest in ms: shorter timers run as ever, such as those by which an element loads
 */
export function stopTimers(shortest = 0): void {
  const real = { set: globalThis.setTimeout.bind(globalThis), clear: globalThis.clearTimeout.bind(globalThis) };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const signals = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const ending = new AbortController();
    setTimeout(() => ending.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
    return ending.signal;
  });
  // Each further try of expect.poll and vi.waitFor would otherwise move fake timers on, more of them on a busy machine.
  const { isFakeTimers } = vi;
  vi.isFakeTimers = () => false;
  onTestFinished(() => {
    vi.useRealTimers();
    signals.mockRestore();
    vi.isFakeTimers = isFakeTimers;
  });
  if (shortest === 0) return;
  const fake = { set: globalThis.setTimeout, clear: globalThis.clearTimeout };
  const held = new Set<unknown>();
  Object.assign(globalThis, {
    setTimeout(run: () => void, ms = 0, ...given: []) {
      if (ms < shortest) return real.set(run, ms, ...given);
      const timer = fake.set(run, ms, ...given);
      held.add(timer);
      return timer;
    },
    clearTimeout: (timer: number) => (held.has(timer) ? fake : real).clear(timer),
  });
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
