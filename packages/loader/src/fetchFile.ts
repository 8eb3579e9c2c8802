import { ATTEMPT_MS } from './createScriptLoader.ts';
import { warnSlow } from './report.ts';

/**
 * Fetches a file of ours that is no script, and says so where none comes in time.
 * @param cache `no-cache` asks the server even if there is a copy, so that restoring a release takes effect at once
 */
export function fetchFile(url: string, cache?: RequestCache): Promise<Response> {
  const signal = AbortSignal.timeout(ATTEMPT_MS);
  return fetch(url, { cache, signal } as RequestInit).catch((error) => {
    if (signal.aborted) warnSlow(url);
    throw error;
  });
}
