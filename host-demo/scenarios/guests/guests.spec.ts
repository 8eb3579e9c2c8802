/** Foreign projects that follow docs/partner-guide.md: built by host-demo/guests/build.ts, on an origin of their own. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signInByHeader, signOutByHeader } from '../signInByHeader.ts';
import { expect, headerOf, open, picture, test } from '../test.ts';
import { GUESTS, ROUTED } from './guests.ts';

test.use({
  // Passkeys do not work on IP addresses. The next port is the guests'.
  baseURL: async ({ baseURL }, use) => {
    const url = new URL(baseURL ?? '');
    await use(`http://localhost:${Number(url.port) + 1}`);
  },
});

for (const guest of GUESTS) {
  const isRouted = ROUTED.includes(guest);

  test(`${guest}: ${isRouted ? "the page's router follows our links, and " : ''}a visitor signs in and out with the header`, async ({
    page,
    baseURL,
  }) => {
    const own: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === baseURL && !pathname.startsWith(`/${guest}/`)) own.push(pathname);
    });
    await open(page, `/${guest}/`);
    await page.waitForLoadState('networkidle');
    await picture(page, `guest-${guest}`);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    if (isRouted) await test.step('its router follows our links', () => followLinks(page, baseURL));
    const expectPoints = async (text: string) => {
      if (guest === 'r2wc')
        await expect(page.locator('travel-header acme-points'), 'the shared store').toHaveText(text);
    };
    await expectPoints('Sign in for points');
    await signInByHeader(page, undefined, isRouted);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(isRouted);
    await expectPoints('120 points');
    await signOutByHeader(page);
    await expectPoints('Sign in for points');
    expect(own).toEqual([]);
  });
}

/** There and back, without a new document. */
async function followLinks(page: Page, baseURL = ''): Promise<void> {
  const { header, account, accountMenu } = headerOf(page);
  await header.locator('.nav-bar').getByRole('link', { name: 'Trains' }).click();
  await expect(page.getByRole('heading', { name: 'Trains' })).toBeVisible();
  expect(new URL(page.url()).href).toMatch(new RegExp(`^${baseURL}/.*trains/?$`));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your page' })).toBeVisible();
  // The header still works, and nothing has loaded the page meanwhile.
  await account.click();
  await expect(accountMenu.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(accountMenu).toBeHidden();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
}

test('next: before React, too', async ({ page, problems }) => {
  problems.allow(/LOAD_FAILED|ERR_FAILED|Failed to load/);
  await page.route(/\/travel-shell\/(runtime|header|account-menu)\//, (route) => route.abort());
  const told = page.waitForResponse(/\/travel-shell\/intent\./);
  await page.goto('/next/');
  await (await told).finished();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await headerOf(page).header.locator('.nav-bar').getByRole('link', { name: 'Trains' }).click();
  await expect(page.getByRole('heading', { name: 'Trains' })).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('next: a layout that the router renders again keeps the header', async ({ page }) => {
  await open(page, '/next/');
  const header = page.locator('travel-header');
  await header.evaluate((element) => Object.assign(element, { isSame: true }));
  const fetched = page.waitForResponse(/\/next\/index\.txt/);
  await page.evaluate(() => (window as unknown as { next: { router: { refresh(): void } } }).next.router.refresh());
  await (await fetched).finished();
  // The next page is shown after the refresh.
  await headerOf(page).header.locator('.nav-bar').getByRole('link', { name: 'Trains' }).click();
  await expect(page.getByRole('heading', { name: 'Trains' })).toBeVisible();
  expect(await header.evaluate((element) => 'isSame' in element)).toBe(true);
});

test('next: every piece is rendered ahead', async ({ page }) => {
  const { FRAGMENT_PIECES } = await import(join(import.meta.dirname, '../../../dist/npm/fragments/dist/index.js'));
  const response = await page.request.get('/next/pieces/');
  const html = await response.text();
  for (const piece of FRAGMENT_PIECES) expect(html).toContain(`<travel-${piece}`);
});
