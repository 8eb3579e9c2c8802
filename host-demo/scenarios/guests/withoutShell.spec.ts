/** Federated guests while the shell's host is down: the page is whole with its own links, and gets the header afterwards. */
import type { Route } from '@playwright/test';
import { expect, headerOf, test } from '../test.ts';
import { GUESTS } from './guests.ts';

test.use({
  baseURL: async ({ baseURL }, use) => {
    const url = new URL(baseURL ?? '');
    await use(`http://localhost:${Number(url.port) + 1}`);
  },
});

const FEDERATED = GUESTS.filter((guest) => guest.endsWith('-federation'));

/** An attempt ends after 20 seconds, and the next begins ten later. */
const AGAIN_MS = 60_000;

const FAULTS: Record<string, (route: Route) => Promise<unknown> | undefined> = {
  'refuses every connection': (route) => route.abort('connectionrefused'),
  'answers nothing': () => undefined,
  'answers with errors': (route) => route.fulfill({ status: 503, json: { error: 'Service Unavailable' } }),
};

for (const guest of FEDERATED) {
  for (const [fault, answer] of Object.entries(FAULTS)) {
    test(`${guest}: while the shell's host ${fault}, the page has its own links, and the header afterwards`, async ({
      page,
      baseURL,
      problems,
    }) => {
      test.setTimeout(2 * AGAIN_MS);
      // The browser's line and the federation runtime's.
      problems.allow(/ERR_CONNECTION_REFUSED|status of 503|RUNTIME-003/);
      const shell = `http://localhost:${Number(new URL(baseURL ?? '').port) - 1}`;
      let isDown = true;
      const held: Route[] = [];
      await page.route(`${shell}/**`, async (route) => {
        if (!isDown) return route.continue();
        held.push(route);
        await answer(route);
      });
      await page.goto(`/${guest}/`);
      await expect(page.getByRole('heading', { name: 'Your page' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await expect(page.locator('travel-header')).toHaveCount(0);

      isDown = false;
      await expect(headerOf(page).account).toBeVisible({ timeout: AGAIN_MS });
      await expect(page.getByRole('heading', { name: 'Your page' })).toBeVisible();
    });
  }
}
