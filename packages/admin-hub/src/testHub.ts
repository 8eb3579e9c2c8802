import { page } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { afterEach, beforeEach, vi } from 'vitest';

/**
 * For a file of tests of the hub: each begins on a wide page, and leaves no element, no storage, no configuration, no address
 * and no title to the next.
 * @param begin plays the back end
 */
export function onHubPage(begin: () => void, end: () => void): void {
  const { title } = document;
  const start = location.href;
  beforeEach(async () => {
    await page.viewport(1280, 900);
    begin();
  });
  afterEach(async () => {
    end();
    document.body.replaceChildren();
    // Until it is unmounted, a form may keep a draft.
    await runPending(1);
    sessionStorage.clear();
    localStorage.clear();
    Reflect.deleteProperty(globalThis, 'travelShell');
    vi.restoreAllMocks();
    if (location.href !== start) history.pushState(null, '', start);
    document.title = title;
  });
}
