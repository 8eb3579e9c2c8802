/**
 * Whether something on the visitor's device keeps this address from being asked for (API-147). Any answer will do, so the
 * address may be of any host; it gets no cookies. A request that takes too long counts as let through.
 */
export async function isBlocked(url: string, timeout: number): Promise<boolean> {
  const signal = AbortSignal.timeout(timeout);
  try {
    await fetch(url, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
    return false;
  } catch {
    // What blocks does not say so: it looks like a network failure.
    return !signal.aborted;
  }
}
