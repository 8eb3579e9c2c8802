import type { CDPSession } from 'playwright';

export interface LoggedRequest {
  /** Path and query. */
  path: string;
  /** In ms since the navigation began. */
  start: number;
  end: number;
  /** Transfer size: brotli body and headers. */
  bytes: number;
}

/**
 * An open request is forgotten after this time, in ms: the browser never reports the end of some, such as of a fetch
 * ahead that gave way.
 */
const FORGOTTEN_MS = 8000;

/** Every request of a page that went over the network, as the browser's own tools count it. */
export class NetworkLog {
  readonly #open = new Map<string, { path: string; start: number; seenAt: number }>();
  readonly #finished: LoggedRequest[] = [];
  #origin: number | undefined;

  async watch(cdp: CDPSession): Promise<void> {
    cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      if (!request.url.startsWith('http')) return;
      this.#origin ??= timestamp;
      const { pathname, search } = new URL(request.url);
      this.#open.set(requestId, {
        path: pathname + search,
        start: this.#since(timestamp),
        seenAt: performance.now(),
      });
    });
    // A preloaded script is not downloaded again.
    cdp.on('Network.requestServedFromCache', ({ requestId }) => {
      this.#open.delete(requestId);
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      const request = this.#open.get(requestId);
      if (!request) return;
      this.#open.delete(requestId);
      if (encodedDataLength === 0) return;
      const { path, start } = request;
      this.#finished.push({ path, start, end: this.#since(timestamp), bytes: encodedDataLength });
    });
    cdp.on('Network.loadingFailed', ({ requestId }) => {
      this.#open.delete(requestId);
    });
    await cdp.send('Network.enable');
  }

  #since(timestamp: number): number {
    return (timestamp - (this.#origin ?? timestamp)) * 1000;
  }

  /** Nothing is on the way. */
  get isQuiet(): boolean {
    return [...this.#open.values()].every(({ seenAt }) => performance.now() - seenAt > FORGOTTEN_MS);
  }

  /** Requests that had ended by then. */
  until(time = Number.POSITIVE_INFINITY): LoggedRequest[] {
    return this.#finished.filter(({ end }) => end <= time);
  }

  /** Requests that began and ended within this time. */
  between(from: number, to: number): LoggedRequest[] {
    return this.#finished.filter(({ start, end }) => start >= from && end <= to);
  }
}

export const totalBytes = (requests: readonly LoggedRequest[]): number =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0);

/** Number of request rounds: requests that begin before any request of the round has ended belong to the same round. */
export function countRounds(requests: readonly LoggedRequest[]): number {
  let rounds = 0;
  let firstEnd = Number.NEGATIVE_INFINITY;
  for (const { start, end } of [...requests].sort((a, b) => a.start - b.start)) {
    if (start >= firstEnd) {
      rounds += 1;
      firstEnd = end;
    } else firstEnd = Math.min(firstEnd, end);
  }
  return rounds;
}
