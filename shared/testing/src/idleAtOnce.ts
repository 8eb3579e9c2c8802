/**
 * For browser tests and stories: idle callbacks run at once, however busy the machine is. Pieces ask who is signed in
 * when the browser is idle (D-30), which files that run at the same time would delay for seconds.
 */
export function idleAtOnce(): void {
  const deadline: IdleDeadline = { didTimeout: false, timeRemaining: () => 50 };
  window.requestIdleCallback = (run) => window.setTimeout(run, 0, deadline);
  window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
}
