/** The navigation and the drawer of trips on one page, in every layout of the navigation. */
import type { Page } from '@playwright/test';
import { emptyPage, expect, expectAccessible, headerReady, layoutShifts, picture, signIn, test } from '../test.ts';
import { FLIGHTS } from './flights.ts';
import { drawer, forgetSaved, host, openDrawer, PAGE, TRIPS_STORE, wakeDrawer } from './results.ts';

// Passkeys do not work on IP addresses.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

/** The header, the navigation and each save button. */
const PIECES = 2 + FLIGHTS.length;

const navigation = (page: Page) => page.locator('travel-nav-drawer');
const beside = (page: Page) => navigation(page).locator('nav.drawer');
const inFront = (page: Page) => navigation(page).getByRole('dialog').first();
const menuButtonOf = (page: Page) => page.locator('travel-header').locator('[part=menu-button]');
/** The box in which the navigation makes room. */
const boxOf = (page: Page) => page.locator('.page').boundingBox();

/** By its button: Escape closes a hint first. */
async function closeTrips(page: Page): Promise<void> {
  await drawer(page).locator('[part=dialog-close]').click();
  await expect(drawer(page)).toBeHidden();
}

/** Which window has which layout is proved in drawerLayout.test.ts and navDrawer.spec.ts. */
const LAYOUTS = [
  { query: '', width: 1280, isBeside: true },
  { query: '?lang=ar&pinned', width: 1280, isBeside: true },
  { query: '?responsive', width: 1400, isBeside: true },
  { query: '?drawer-hidden', width: 1000, isBeside: false },
  { query: '?lang=ar', width: 390, isBeside: false },
] as const;

for (const { query, width, isBeside } of LAYOUTS) {
  test(`one opens after the other, and neither moves the page: ${width} px wide, "${query}"`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${PAGE}${query}`);
    const untouched = await boxOf(page);
    await headerReady(page, PIECES);
    await wakeDrawer(page);
    expect(await boxOf(page)).toEqual(untouched);
    expect(await layoutShifts(page)).toEqual([]);
    const menuButton = menuButtonOf(page);
    const isPinned = query.includes('pinned');
    await expect(menuButton).toHaveAttribute('aria-expanded', String(isPinned));

    await openDrawer(page);
    await expect(beside(page)).toBeVisible({ visible: isBeside });
    await expect(inFront(page)).toBeHidden();
    await expect(menuButton).toHaveAttribute('aria-expanded', String(isPinned));
    await picture(page, `results-trips-${width}-${query}`);
    await closeTrips(page);
    expect(await boxOf(page)).toEqual(untouched);
    await expect(menuButton).toHaveAttribute('aria-expanded', String(isPinned));

    await menuButton.click();
    if (isBeside) {
      await expect(navigation(page)).toHaveJSProperty('pinned', !isPinned);
      await expect(menuButton).toHaveAttribute('aria-expanded', String(!isPinned));
      await picture(page, `results-navigation-${width}-${query}`);
      const moving = (untouched?.width ?? 0) + (isPinned ? 200 : -200);
      await expect.poll(async () => (await boxOf(page))?.width).toBe(moving);
      const moved = await boxOf(page);
      await openDrawer(page);
      expect(await boxOf(page)).toEqual(moved);
      await expect(navigation(page)).toHaveJSProperty('pinned', !isPinned);
      await closeTrips(page);
      await menuButton.click();
      await expect(navigation(page)).toHaveJSProperty('pinned', isPinned);
    } else {
      await expect(inFront(page)).toBeVisible();
      await expect(drawer(page)).toBeHidden();
      await picture(page, `results-navigation-${width}-${query}`);
      await page.keyboard.press('Escape');
      await expect(inFront(page)).toBeHidden();
      await openDrawer(page);
      await closeTrips(page);
    }
    await expect.poll(() => boxOf(page)).toEqual(untouched);
    await expectAccessible(page, 'travel-nav-drawer');
  });
}

test.describe('a visitor who is signed in', () => {
  for (const { name, query, width, login } of [
    { name: 'beside a pinned navigation', query: '?pinned', width: 1280, login: 'layla@example.com' },
    { name: 'on a phone, from right to left', query: '?lang=ar', width: 390, login: 'grace@example.com' },
  ]) {
    test(`saves a flight ${name}, with both drawers in between`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await signIn(page, await emptyPage(page), login);
      await forgetSaved(page);
      await page.goto(`${PAGE}${query}`);
      const save = host(page, 1).locator('.button');
      await headerReady(page, PIECES);
      await menuButtonOf(page).click();
      if (width === 390) await page.keyboard.press('Escape');
      await save.click();
      await expect(save).toHaveAttribute('aria-pressed', 'true');
      await openDrawer(page);
      await expect(drawer(page).getByRole('link', { name: /Berlin to Lisbon, 09:15/ })).toBeVisible();
      await picture(page, `results-both-${width}`);
      await closeTrips(page);
      await save.click();
      await expect(save).toHaveAttribute('aria-pressed', 'false');
    });
  }

  test('TRP-020 the trips of navigation and drawer are the same, and its first opening is when the tooltip counts from', async ({
    page,
  }) => {
    await page.route(new RegExp(TRIPS_STORE), async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      // No other hint, whose recording would render the navigation again.
      for (const name of Object.keys(json.userSettings)) json.userSettings[name] = /^tripsDrawer/.test(name);
      await route.fulfill({ response, json });
    });
    const config = { tripsTooltip: { delayMinutes: 0 } };
    await signIn(page, `${PAGE}?config=${encodeURIComponent(JSON.stringify(config))}`);
    const tooltip = navigation(page).getByRole('tooltip');
    await headerReady(page, PIECES);
    await expect(beside(page).locator('.trip').first()).toBeVisible();
    await expect(tooltip).toBeHidden();
    await openDrawer(page);
    const trip = { name: /A week in Lisbon/ };
    await expect(drawer(page).getByRole('link', trip)).toBeVisible();
    await closeTrips(page);
    await expect(tooltip).toBeVisible();
    await expect(beside(page).getByRole('link', trip)).toBeVisible();
  });
});
