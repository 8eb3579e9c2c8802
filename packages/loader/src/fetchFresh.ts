export const RELEASE_FILE = 'pieces.json';

/** Asks the server even if there is a copy in the cache, so that restoring a release takes effect at once. */
export const fetchFresh = (url: string, timeout: number) =>
  fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(timeout) });
