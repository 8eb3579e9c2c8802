import { signInByHeader, signOutByHeader } from '../signInByHeader.ts';
import { expect, expectAccessible, headerOf, open, picture, test } from '../test.ts';

// Passkeys do not work on IP addresses.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

const PAGE = '/scenarios/partner/';

test("the header runs on the page's own React, loaded once, and works with its events, form and buttons", {
  tag: '@smoke',
}, async ({ page, traffic }) => {
  const withReactDom: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const path = new URL(response.url()).pathname;
    const text = await response.text().catch(() => '');
    if (/\.hydrateRoot\s*=/.test(text)) withReactDom.push(path);
  });
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(withReactDom).toEqual([expect.stringMatching(/^\/scenarios\/partner\/static\/dist\//)]);
  expect(traffic.paths(/loader\.js|pieces\.json|\/runtime\//)).toEqual([]);

  // Each copy of react-dom marks its roots with a different random key.
  const marks = await page.evaluate(() => {
    const markOf = (root: Element | null | undefined) =>
      Object.keys(root ?? {}).find((key) => key.startsWith('__reactContainer$'));
    const header = document.querySelector('travel-header')?.shadowRoot?.querySelector('[data-travel-root]');
    return [markOf(document.getElementById('root')), markOf(header)];
  });
  expect(marks[0]).toBeTruthy();
  expect(marks[1]).toBe(marks[0]);

  await test.step("events reach the page's React, and its state reaches the header", async () => {
    const { menuButton } = headerOf(page);
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
    await menuButton.click();
    await expect(page.getByRole('dialog', { name: 'Nordlys' })).toBeVisible();
    await expect(page.locator('travel-header [part=menu-button]')).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step("the page's own form and buttons work in the header's slots", async () => {
    await page.getByRole('searchbox', { name: 'Where to?' }).fill('narvik');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Stockholm → to Narvik']);
    await page.getByRole('button', { name: 'Save Stockholm to Narvik' }).click();
    await expect(page.locator('travel-header > [slot=actions]')).toContainText('1 saved');
  });
});

test("has an intact layout in every window, and the partner's colors, set by the page's CSS", async ({ page }) => {
  await open(page, PAGE);
  for (const width of [320, 390, 820, 1280]) {
    await test.step(`${width} px: an intact layout and no axe violations`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      await picture(page, `partner-${width}`);
    });
  }
  const bar = page.locator('travel-header header');
  await expect(bar).toHaveCSS('background-color', 'rgb(7, 29, 43)');
  await expect(headerOf(page).account).toHaveCSS('background-color', 'rgb(67, 227, 164)');
  await headerOf(page).account.click();
  await expect(headerOf(page).accountMenu).toHaveCSS('background-color', 'rgb(13, 42, 59)');
  await picture(page, 'partner-menu');
  await headerOf(page).header.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page.locator('travel-sign-in').getByRole('dialog')).toHaveCSS('background-color', 'rgb(13, 42, 59)');
  await picture(page, 'partner-sign-in');
  await expectAccessible(page, 'travel-sign-in');
});

test('signs in and out with the menu and the dialog that the header brings, without the loader', async ({
  page,
  traffic,
}) => {
  await open(page, PAGE);
  await signInByHeader(page);
  await signOutByHeader(page);
  expect(traffic.paths(/loader\.js|pieces\.json|\/runtime\//)).toEqual([]);
});

test('falls back to plain links when the header cannot be loaded', async ({ page, problems }) => {
  problems.allow(/remoteEntry|ERR_FAILED|RUNTIME-|ScriptNetworkError|Failed to/i);
  await page.route(/\/travel-shell\/react\/remoteEntry/, (route) => route.abort('failed'));
  await page.goto(PAGE);
  await expect(page.getByRole('link', { name: 'Trips' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(3);
});
