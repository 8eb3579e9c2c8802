/** Surfaces that cover the page, as HTML and by React, one after the other, on a phone and on a wide page. */
import type { Page } from '@playwright/test';
import { runPending } from '../runPending.ts';
import { dialogOf } from '../sign-in/dialog.ts';
import { openMenu, signOutByHeader } from '../signInByHeader.ts';
import { expect, headerReady, signIn, test } from '../test.ts';

const PAGE = '/scenarios/shell/';
/** The prompt comes three seconds after the page. */
const LONGER_THAN_ITS_DELAY_MS = 4000;

// Passkeys do not work on IP addresses.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

const bannerOf = (page: Page) => page.locator('travel-consent').locator('[part=banner]');
const promptOf = (page: Page) => page.locator('travel-sign-in-prompt').locator('[part=prompt]');

/** Nothing lies on a button: a press on its middle would meet it. Not pressed in trial, as consent.js hears that. */
async function expectFree(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const isHit = () =>
      bannerOf(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const at = [left + width / 2, top + height / 2] as const;
          const root = button.getRootNode() as ShadowRoot;
          return document.elementFromPoint(...at) === root.host && button.contains(root.elementFromPoint(...at));
        });
    await expect.poll(isHit, `${name} is free`).toBe(true);
  }
}

for (const [name, viewport] of [
  ['on a phone', { width: 390, height: 844 }],
  ['on a wide page', { width: 1280, height: 800 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test.beforeEach(async ({ page, context }) => {
      await signIn(page, PAGE, 'bo@example.com');
      await headerReady(page);
      await context.clearCookies({ name: 'consent' });
      await signOutByHeader(page);
      await context.clearCookies({ name: 'consent' });
      await page.clock.install();
      await page.goto(PAGE);
      await expect(bannerOf(page)).toBeVisible();
    });

    test('the sign-in opens at once beside the unanswered banner, which is whole afterwards, and the prompt comes last, until cookie settings close it', async ({
      page,
    }) => {
      await (await openMenu(page, 'Sign in')).click();
      await expect(dialogOf(page).heading('Sign in or create an account')).toBeVisible();
      await page.clock.fastForward(LONGER_THAN_ITS_DELAY_MS);
      await runPending(page, 10);
      await expect(promptOf(page)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(dialogOf(page).heading('Sign in or create an account')).toBeHidden();
      await expectFree(page, ['Accept all', 'Reject all', 'Manage choices']);
      await expect(promptOf(page)).toBeHidden();
      await bannerOf(page).getByRole('button', { name: 'Reject all' }).click();
      await expect(promptOf(page)).toBeVisible();

      await page.locator('travel-footer').getByRole('button', { name: 'Cookie settings' }).click();
      await expect(bannerOf(page)).toBeVisible();
      await expect(promptOf(page)).toBeHidden();
      await expectFree(page, ['Accept all', 'Leave as is']);
      await bannerOf(page).getByRole('button', { name: 'Leave as is' }).click();
      await expect(bannerOf(page)).toBeHidden();
    });

    // Who waits for whom does not depend on the window.
    if (name === 'on a phone') return;

    test('the banner that React takes over keeps the prompt waiting', async ({ page }) => {
      await bannerOf(page).getByRole('button', { name: 'Manage choices' }).click();
      await expect(page.locator('travel-consent').getByRole('switch').first()).toBeVisible();
      await page.clock.fastForward(LONGER_THAN_ITS_DELAY_MS);
      await runPending(page, 10);
      await expect(promptOf(page)).toBeHidden();
      await bannerOf(page).getByRole('button', { name: 'Save choices' }).click();
      await expect(promptOf(page)).toBeVisible();
    });
  });
}
