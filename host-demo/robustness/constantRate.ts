import { setTimeout as wait } from 'node:timers/promises';

export interface Latencies {
  sent: number;
  failed: number;
  /** In milliseconds, ascending. */
  sorted: number[];
}

/**
 * Sends at a constant rate even if responses fall behind, as visitors do. Each latency counts from the time its request
 * was due, so that delayed requests do not hide a stall. (Load generators with a fixed number of connections wait for
 * responses and do hide it.)
 */
export async function constantRate(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  send: () => Promise<boolean>,
): Promise<Latencies> {
  const total = perSecond * seconds;
  const sorted: number[] = [];
  let failed = 0;
  const pending: Promise<void>[] = [];
  const start = performance.now();
  for (let i = 0; i < total; i++) {
    const due = start + (i * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    pending.push(
      send().then((worked) => {
        sorted.push(performance.now() - due);
        if (!worked) failed += 1;
      }),
    );
  }
  await Promise.all(pending);
  sorted.sort((a, b) => a - b);
  return { sent: total, failed, sorted };
}

/** The latency that `share` of all requests do not exceed. */
export function percentile({ sorted }: Pick<Latencies, 'sorted'>, share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
