/**
 * Whether something on the visitor's device blocks requests to this URL (API-147). Any response counts as not blocked, so
 * the URL may be on any host; no cookies are sent. A timeout counts as not blocked.
 */
export async function isBlocked(url: string, timeout: number): Promise<boolean> {
  const signal = AbortSignal.timeout(timeout);
  try {
    await fetch(url, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
    return false;
  } catch {
    // A blocked request looks like a network failure.
    return !signal.aborted;
  }
}
