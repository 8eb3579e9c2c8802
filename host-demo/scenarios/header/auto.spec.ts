/** `presentation="auto"`: the visitor's colour scheme decides, by style sheets alone. */
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, headerOf, headerReady, layoutShifts, picture, test } from '../test.ts';

const SHELL = '/scenarios/shell/?framed&hcd=true&presentation=auto';
const CLIENT = `/scenarios/bare/?config=${encodeURIComponent('{"fragments":"off","presentation":"auto"}')}`;
const [LIGHT, DARK] = ['rgb(255, 255, 255)', 'rgb(19, 28, 24)'];
const scheme = (page: Page, colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme });
const bar = (page: Page) => headerOf(page).header.locator('.header');
const colours = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, colorScheme } = getComputedStyle(node);
    return [backgroundColor, colorScheme];
  });

test('a page without script is dark from its first paint, and follows the visitor', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.route(/\.js/, (route) => route.abort());
  await scheme(page, 'dark');
  await page.goto(SHELL);
  await expect.poll(() => colours(bar(page))).toEqual([DARK, 'dark']);
  await scheme(page, 'light');
  await expect.poll(() => colours(bar(page))).toEqual([LIGHT, 'normal']);
});

test('one tag asks for one fragment, whatever the scheme', async ({ page, traffic }) => {
  await scheme(page, 'dark');
  await page.goto('/scenarios/bare/?presentation=auto');
  await expect.poll(() => colours(bar(page))).toEqual([DARK, 'dark']);
  await scheme(page, 'light');
  await expect.poll(() => colours(bar(page))).toEqual([LIGHT, 'normal']);
  expect(traffic.paths(/fragments/)).toEqual(['/travel-shell/fragments/header/flagship.en-US.auto.html']);
  expect(await layoutShifts(page)).toEqual([]);
});

for (const path of [SHELL, CLIENT]) {
  test(`what opens follows, too: ${path === CLIENT ? 'rendered by React' : 'as HTML first'}`, async ({ page }) => {
    await scheme(page, 'dark');
    await page.goto(path);
    if (path === SHELL) {
      await test.step('a picker inside', async () => {
        const picker = headerOf(page).header.locator('travel-country-picker');
        await picker.locator('.trigger').click();
        await expect(picker.getByRole('dialog')).toHaveCSS('color-scheme', 'dark');
        await scheme(page, 'light');
        await expect(picker.getByRole('dialog')).toHaveCSS('color-scheme', 'normal');
        await scheme(page, 'dark');
        await page.keyboard.press('Escape');
        await expect(picker.getByRole('dialog')).toBeHidden();
      });
    }
    await headerReady(page);
    await expect.poll(() => colours(bar(page))).toEqual([DARK, 'dark']);
    const { account, accountMenu } = headerOf(page);
    await account.click();
    await accountMenu.locator('a[data-reason=sign-in]').click();
    const dialog = page.locator('travel-sign-in').getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveCSS('color-scheme', 'dark');
    const before = await colours(dialog);
    await picture(page, `auto-dark-${path === CLIENT ? 'react' : 'html'}`);
    await expectAccessible(page, 'travel-sign-in');
    await scheme(page, 'light');
    await expect(dialog).toHaveCSS('color-scheme', 'normal');
    expect(await colours(dialog)).not.toEqual(before);
    await expectAccessible(page, 'travel-sign-in');
    await picture(page, `auto-light-${path === CLIENT ? 'react' : 'html'}`);
  });
}
