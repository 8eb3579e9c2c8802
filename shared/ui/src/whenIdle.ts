/** Maximum wait on a busy page. In ms. */
const PATIENCE = 3000;

/** Runs when the page is idle. Safari has no idle callbacks, so it uses a timeout there. Returns the function that cancels. */
export function whenIdle(run: () => void): () => void {
  if (!Object.hasOwn(window, 'requestIdleCallback')) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
}
