/**
 * Keeps the page of a test file. A link or a form that nothing holds back would load another page in its place, and so end
 * the run of every file that comes after. A `submit` in a shadow root never reaches the window, where a test may wait for it.
 */
export function holdNavigation(): void {
  // None in Node. In a browser a test file is in a frame of the runner's page.
  const windows = new Set([globalThis.window, globalThis.window?.parent, globalThis.window?.top]);
  for (const each of windows) each?.navigation?.addEventListener('navigate', hold);
}

function hold(event: NavigateEvent): void {
  if (event.destination.sameDocument) return;
  // Rather than cancelled: a router that listens later may still answer it.
  if (event.canIntercept) event.intercept({ focusReset: 'manual', scroll: 'manual' });
  else event.preventDefault();
}
