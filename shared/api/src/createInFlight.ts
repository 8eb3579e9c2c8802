import { waitWithin } from '@travel-shell/api';

/** Work under way that several callers wait for. */
interface Shared {
  work: Promise<unknown>;
  end: AbortController;
  waiting: number;
}

const never = new AbortController().signal;

/**
 * Lets identical requests share one (API-020): callers that come with the same key while it is under way get its
 * result. A caller who leaves (`signal`) ends the waiting of nobody else; when all have left the request ends.
 */
export function createInFlight() {
  const running = new Map<string, Shared>();

  return async function share<T>(
    key: string,
    start: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal = never,
  ): Promise<T> {
    let shared = running.get(key);
    if (!shared) {
      const end = new AbortController();
      const started: Shared = { end, waiting: 0, work: start(end.signal).finally(() => forget(key, started)) };
      // Those who wait are told; a failure after the last of them left concerns nobody.
      started.work.catch(() => {});
      shared = started;
      running.set(key, shared);
    }
    const { work, end } = shared;
    shared.waiting += 1;
    try {
      return (await waitWithin(signal, () => work, key)) as T;
    } finally {
      shared.waiting -= 1;
      if (shared.waiting === 0) {
        forget(key, shared);
        end.abort();
      }
    }
  };

  function forget(key: string, shared: Shared): void {
    if (running.get(key) === shared) running.delete(key);
  }
}
