/** Google's prompt waits for consent, and is started by the banner's own buttons, against the real back end. */
import type { Page } from '@playwright/test';
import { googleConfig } from '../googleConfig.ts';
import { runPending } from '../runPending.ts';
import { expect, test } from '../test.ts';

const PAGE = '/scenarios/consent-banner/';
const FRAME = '#credential_picker_iframe';

test.beforeEach(({ page }) => page.clock.install());

/** A page with the banner and Google's prompt, which nothing but the consent holds back. */
async function openPage(page: Page, query: string): Promise<void> {
  await page.goto('/scenarios/bare/');
  const { origin: _, ...google } = await googleConfig(page);
  const config = encodeURIComponent(JSON.stringify({ consentCategories: true, google }));
  await page.goto(`${PAGE}?${query}&config=${config}`);
  await page.evaluate(async () => {
    document.body.append(document.createElement('travel-sign-in-prompt'));
    await window.travelShell?.load('travel-sign-in-prompt');
  });
}

/** Longer than the prompt waits by itself (CON-084). */
async function letItBegin(page: Page): Promise<void> {
  await page.clock.fastForward(4000);
  await runPending(page);
}

const banner = (page: Page) => page.locator('travel-consent').locator('[part=banner]');
const press = (page: Page, choice: string) => banner(page).locator(`button[value=${choice}]`).first().click();
const acceptedOf = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/i/api/cookiebanner/v1/consent')).json()).acceptedCategories);

for (const [way, query] of [
  ['before React', 'head&load=intent'],
  ['in React', 'load=eager'],
] as const) {
  test(`Google's prompt waits until Accept is pressed, ${way}`, async ({ page }) => {
    await openPage(page, query);
    await expect(banner(page)).toBeVisible();
    await letItBegin(page);
    await expect(page.locator(FRAME)).toHaveCount(0);
    await press(page, 'accept');
    await expect(banner(page)).toBeHidden();
    await expect(page.locator(FRAME)).toHaveCount(1);
    expect(await acceptedOf(page)).toEqual(['strictlyNecessary', 'functional', 'advertising', 'analytical']);
  });
}

test("Google's prompt does not start after a refusal, on this page and on the next", async ({ page }) => {
  await openPage(page, 'head&load=intent');
  await press(page, 'decline');
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => acceptedOf(page)).toEqual(['strictlyNecessary']);
  await letItBegin(page);
  await openPage(page, 'head&load=intent');
  await letItBegin(page);
  await expect(page.locator(FRAME)).toHaveCount(0);
  await expect(banner(page)).toBeHidden();
});
