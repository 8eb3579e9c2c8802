import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { constantRate, percentile } from './constantRate.ts';

describe('constantRate', () => {
  it('sends on time despite slow responses, and counts pending ones', async () => {
    const starts: number[] = [];
    const begin = performance.now();
    const latencies = await constantRate({ perSecond: 50, seconds: 0.4 }, async () => {
      starts.push(performance.now() - begin);
      await wait(300);
      return true;
    });
    expect(latencies.sent).toBe(20);
    // One after the other they would take six seconds.
    expect(starts.at(-1)).toBeLessThan(3000);
    expect(percentile(latencies, 0.5)).toBeGreaterThanOrEqual(295);
  });

  it('counts a stall for every request due during it', async () => {
    let isFirst = true;
    const latencies = await constantRate({ perSecond: 100, seconds: 0.2 }, async () => {
      if (isFirst) {
        isFirst = false;
        const end = performance.now() + 100;
        while (performance.now() < end); // Blocks the event loop, like a stalled server.
      }
      return false;
    });
    expect(latencies.failed).toBe(20);
    expect(latencies.sorted.filter((latency) => latency > 30).length).toBeGreaterThanOrEqual(6);
  });
});

describe('percentile', () => {
  it.each([
    [0.5, 50],
    [0.99, 99],
    [1, 100],
  ])('%d of 1 to 100 is %d', (share, value) => {
    expect(percentile({ sorted: Array.from({ length: 100 }, (_, i) => i + 1) }, share)).toBe(value);
  });
});
