import { expect } from 'vitest';
import { cdp } from './browser.ts';
import { WAIT_TIMEOUT_MS } from './patience.ts';

interface Held {
  nodes: number;
  listeners: number;
  elements: number;
  heapBytes: number;
  rootStyle: string | null;
}

/** The browser's counts of what the page holds, after garbage collection. */
async function held(): Promise<Held> {
  const session = cdp();
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return {
    nodes,
    listeners: jsEventListeners,
    elements: document.querySelectorAll('*').length,
    heapBytes: usedSize,
    rootStyle: document.documentElement.getAttribute('style'),
  };
}

/** Checks a condition on each frame, which is far quicker than polling. */
export async function until(condition: () => unknown, what = 'condition'): Promise<void> {
  const end = performance.now() + WAIT_TIMEOUT_MS;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`${what} did not come true within ${WAIT_TIMEOUT_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** Turns animations off, so that a test does not wait for them; the returned function restores them. */
export async function reduceMotion(): Promise<() => Promise<unknown>> {
  const set = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await set('reduce');
  return () => set('');
}

const ROUNDS = 100;
/** In KB of heap, 0.2 a round. Any node kept is more, and without compiled code (vitest.config.ts) the rest is under 12. */
const NOISE = 20;

/**
 * Runs many rounds of opening and closing: nodes, listeners, elements, the root's style and the heap are as before. What
 * grows may be React's and the browser's, made once, or not released yet on a busy machine; so it is measured again, twice
 * at most. A leak grows each time.
 */
export async function expectNoTrace(round: () => Promise<void>, rounds = ROUNDS): Promise<void> {
  const run = async (rounds: number) => {
    for (let left = rounds; left > 0; left -= 1) await round();
    return held();
  };
  let before = await run(50);
  for (let attempt = 1; ; attempt += 1) {
    const after = await run(rounds);
    expect(after).toMatchObject({ elements: before.elements, rootStyle: before.rootStyle });
    const grown = (after.heapBytes - before.heapBytes) / 1024;
    // A decrease comes from earlier tests, released late.
    const isClean = after.nodes <= before.nodes && after.listeners <= before.listeners && grown < NOISE;
    if (isClean || attempt === 3) {
      expect(after.nodes).toBeLessThanOrEqual(before.nodes);
      expect(after.listeners).toBeLessThanOrEqual(before.listeners);
      expect(grown).toBeLessThan(NOISE);
      return;
    }
    before = after;
  }
}
