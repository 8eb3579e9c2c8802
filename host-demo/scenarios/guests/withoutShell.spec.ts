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
  'answers with errors': (route) => route.fulfill({ status: 503, json: { error: 'Service Unavailable' } }),
  // The last one, as its attempt takes longest.
  'answers nothing': () => undefined,
};

for (const guest of FEDERATED) {
  test(`${guest}: while the shell's host fails, in each way, the page has its own links, and the header afterwards`, async ({
    page,
    baseURL,
    problems,
  }) => {
    test.setTimeout(2 * AGAIN_MS);
    // The browser's line and the federation runtime's.
    problems.allow(/ERR_CONNECTION_REFUSED|status of 503|RUNTIME-003/);
    const shell = `http://localhost:${Number(new URL(baseURL ?? '').port) - 1}`;
    let answer: ((route: Route) => Promise<unknown> | undefined) | undefined;
    const held: Route[] = [];
    await page.route(`${shell}/**`, async (route) => {
      if (!answer) return route.continue();
      held.push(route);
      await answer(route);
    });
    for (const [fault, next] of Object.entries(FAULTS)) {
      await test.step(`while it ${fault}`, async () => {
        const before = held.length;
        answer = next;
        if (before === 0) await page.goto(`/${guest}/`);
        // The first attempt, or the one after the last fault.
        await expect.poll(() => held.length).toBeGreaterThan(before);
        await expect(page.getByRole('heading', { name: 'Your page' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
        await expect(page.locator('travel-header')).toHaveCount(0);
      });
    }

    answer = undefined;
    await expect(headerOf(page).account).toBeVisible({ timeout: AGAIN_MS });
    await expect(page.getByRole('heading', { name: 'Your page' })).toBeVisible();
  });
}
