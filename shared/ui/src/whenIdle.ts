/** How long a page may stay busy before it runs all the same. In ms. */
const PATIENCE = 3000;

/** Runs once the page has nothing better to do. Safari has no idle callbacks; there a pause has to do. Gives its undo. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
}
