/** The navigation drawer with the header of the same page, in every layout. */
import type { Page } from '@playwright/test';
import { decided } from '../consent/consentPage.ts';
import { HEADER_MESSAGES } from '../headerFiles.ts';
import { runPending } from '../runPending.ts';
import { expect, expectAccessible, headerOf, headerReady, layoutShifts, loadReact, picture, test } from '../test.ts';

const PAGE = '/scenarios/shell/';
/** Everything of React and the pieces; not step 0, the fragments and what shows them. */
const REACT = /\/travel-shell\/(runtime|pickers|sign-in|header|account-menu|footer|nav-drawer)\//;

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });
// The banner would cover what is pressed.
test.beforeEach(({ context, baseURL }) => decided(context, baseURL, { consent: 'strictlyNecessary' }));

const drawerOf = (page: Page) => page.locator('travel-nav-drawer');
const dialogOf = (page: Page) => drawerOf(page).getByRole('dialog', { name: 'Menu' });
const besideOf = (page: Page) => drawerOf(page).locator('nav.drawer');
const isDefined = (page: Page, tag: string) => page.evaluate((name) => customElements.get(name) !== undefined, tag);
const isReady = (page: Page, tag: string) =>
  page.evaluate((name) => document.querySelector(name)?.matches(':state(ready)'), tag);
const roomOf = (page: Page) => page.locator('main').evaluate((main) => main.getBoundingClientRect().left);

/** Holds React back until the returned function is called. */
async function withoutReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(REACT, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Records the drawer's events. */
const record = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of ['travel-menu-toggle', 'travel-drawer-opened', 'travel-drawer-closed'])
      document.addEventListener(type, () => heard.push(type));
  });
const recorded = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a docked drawer is complete, with its room, and the header has no button of its own', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const [query, room] of [
      ['', 72],
      ['?pinned', 272],
      ['?pinned&responsive', 272],
    ] as const) {
      await test.step(`${room} px of room: "${query}"`, async () => {
        await page.goto(`${PAGE}${query}`);
        expect(await roomOf(page)).toBe(room);
        const links = besideOf(page).getByRole('listitem').getByRole('link');
        await expect(links.first()).toHaveAttribute('href', '/flights');
        await expect(links).toHaveCount(10);
        for (const link of await links.all()) await expect(link).toBeVisible();
        await expect(besideOf(page).getByRole('button', { name: /Show/ })).toHaveCount(0);
        await expect(drawerOf(page).locator('> nav[slot=fallback] li')).toHaveCount(10);
      });
    }
  });
});

/** 700 px are below, by keyboard. */
for (const [query, width] of [
  ['pinned&locale=ar&brand=sister', 1280],
  ['presentation=dark', 1280],
  ['locale=ar', 390],
  ['hides-earlier', 1000],
  ['forced-hidden', 1400],
] as const) {
  test(`is accessible and shifts nothing, ${width} px wide: ${query}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${PAGE}?${query}`);
    await headerReady(page, 2);
    await expectAccessible(page, 'travel-nav-drawer');
    const isBeside = await besideOf(page).isVisible();
    expect(isBeside).toBe(width === 1280);
    expect(await layoutShifts(page)).toEqual([]);
    await headerOf(page).header.locator('[part=menu-button]').click();
    if (isBeside) await expect(drawerOf(page)).toHaveJSProperty('pinned', !query.includes('pinned'));
    else await expect(drawerOf(page).locator('dialog')).toBeVisible();
    await expectAccessible(page, 'travel-nav-drawer');
    await picture(page, `nav-drawer-${width}-${query}`);
  });
}

test('the menu button finds the drawer, pins it with the first press, cold, and hears of it', async ({ page }) => {
  await record(page);
  await page.goto(`${PAGE}?auto`);
  const { menuButton } = headerOf(page);
  await expect(menuButton).toBeVisible();
  await expect(menuButton).toHaveAttribute('data-loads', 'travel-nav-drawer');
  await menuButton.click();
  await expect(drawerOf(page)).toHaveAttribute('pinned', '');
  await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
  expect(await roomOf(page)).toBe(272);
  await menuButton.click();
  await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
  await expect(drawerOf(page)).not.toHaveAttribute('pinned');
  expect(await recorded(page)).toEqual([
    'travel-menu-toggle',
    'travel-drawer-opened',
    'travel-menu-toggle',
    'travel-drawer-closed',
  ]);
});

test('a press on the button of a header that is there before the drawer is not lost', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/travel-shell\/nav-drawer\//, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(PAGE);
  await page.evaluate(() =>
    (window as unknown as { travelShell: { load(tag: string): void } }).travelShell.load('travel-header'),
  );
  await expect.poll(() => isDefined(page, 'travel-header')).toBe(true);
  await headerOf(page).menuButton.click();
  expect(await isDefined(page, 'travel-nav-drawer')).toBe(false);
  resolve();
  await expect(drawerOf(page)).toHaveAttribute('pinned', '');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('the first touch of the menu button shows the links before React, which hydrates them in place', async ({
    page,
  }) => {
    const letReact = await withoutReact(page);
    await record(page);
    await page.goto(PAGE);
    await headerOf(page).menuButton.tap();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('link', { name: 'Flights' })).toBeVisible();
    expect(await dialog.evaluate((it) => it.matches(':modal'))).toBe(true);
    expect(await isDefined(page, 'travel-nav-drawer')).toBe(false);
    await expectAccessible(page, 'travel-nav-drawer');
    await picture(page, 'nav-drawer-first-screen');
    await dialog.getByRole('button', { name: 'Show more' }).tap();
    await expect(dialog.getByRole('button', { name: 'Show less' })).toBeVisible();
    const link = await dialog.getByRole('link', { name: 'Flights' }).elementHandle();
    letReact();
    await loadReact(page, 'travel-header', 'travel-nav-drawer');
    await expect(dialog.getByRole('button', { name: 'Show less' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Explore' })).toBeVisible();
    expect(await link?.evaluate((it) => it.isConnected)).toBe(true);
    await expect.poll(() => recorded(page)).toEqual(['travel-menu-toggle', 'travel-drawer-opened']);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await headerOf(page).menuButton.tap();
    await expect(dialog).toBeVisible();
  });

  test('one that is closed before React stays closed, and opens with the next touch', async ({ page }) => {
    const letReact = await withoutReact(page);
    await page.goto(PAGE);
    await headerOf(page).menuButton.tap();
    await dialogOf(page).getByRole('button', { name: 'Close menu' }).tap();
    await expect(dialogOf(page)).toBeHidden();
    letReact();
    await loadReact(page, 'travel-header', 'travel-nav-drawer');
    await runPending(page);
    await expect(dialogOf(page)).toBeHidden();
    await headerOf(page).menuButton.tap();
    await expect(dialogOf(page)).toBeVisible();
  });

  const ask = (page: Page) =>
    page.evaluate(() =>
      document.body.dispatchEvent(
        new CustomEvent('travel-menu-toggle', { bubbles: true, cancelable: true, detail: { open: true } }),
      ),
    );

  test('a request of the page before any press on ours opens it; its links lead on before React', async ({ page }) => {
    const answered = page.waitForResponse(/\/intent\.\w+\.js/);
    await withoutReact(page);
    await page.route('**/hotels', (route) =>
      route.fulfill({ body: '<title>Hotels</title>', contentType: 'text/html' }),
    );
    await page.goto(PAGE);
    await ask(page);
    await answered;
    await expect(dialogOf(page)).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Close menu' }).tap();
    await expect(dialogOf(page)).toBeHidden();
    await headerOf(page).menuButton.tap();
    await dialogOf(page).getByRole('link', { name: 'Hotels' }).tap();
    await expect(page).toHaveTitle('Hotels');
  });

  test('such a request leaves it closed where a listener prevents it', async ({ page }) => {
    const answered = page.waitForResponse(/\/intent\.\w+\.js/);
    await withoutReact(page);
    await page.goto(PAGE);
    await page.evaluate(() => document.addEventListener('travel-menu-toggle', (event) => event.preventDefault()));
    await ask(page);
    await answered;
    await runPending(page);
    await expect(dialogOf(page)).toBeHidden();
  });
});

test('the keyboard opens it, stays in it, and goes back to the menu button; it is accessible and shifts nothing', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto(PAGE);
  await headerReady(page, 2);
  await expect.poll(() => isReady(page, 'travel-nav-drawer')).toBe(true);
  await expectAccessible(page, 'travel-nav-drawer');
  await expect(besideOf(page)).toBeHidden();
  expect(await layoutShifts(page)).toEqual([]);
  const { menuButton } = headerOf(page);
  await menuButton.focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  await expectAccessible(page, 'travel-nav-drawer');
  const isInside = () => drawerOf(page).evaluate((it) => document.activeElement === it);
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(menuButton).toBeFocused();
});

test('a press while the header is defined, but waits for its messages, is answered at once, and once', async ({
  page,
}) => {
  await record(page);
  await page.setViewportSize({ width: 700, height: 800 });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(HEADER_MESSAGES, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(PAGE);
  await page.evaluate(() => {
    const { travelShell } = window as unknown as { travelShell: { load(tag: string): Promise<void> } };
    for (const tag of ['travel-header', 'travel-nav-drawer']) void travelShell.load(tag);
  });
  await expect.poll(() => isDefined(page, 'travel-header')).toBe(true);
  await expect.poll(() => isReady(page, 'travel-nav-drawer')).toBe(true);
  await headerOf(page).menuButton.click();
  await expect(dialogOf(page)).toBeVisible();
  expect(await isReady(page, 'travel-header')).toBe(false);
  resolve();
  await headerReady(page, 2);
  expect(await recorded(page)).toEqual(['travel-menu-toggle', 'travel-drawer-opened']);
});

test('with the back end down its links work', async ({ page, problems }) => {
  problems.allow(/status of 503|_FAILED/);
  await page.goto(PAGE);
  await page.route(/\/(i\/api|s\/run|horizon|trips\/api)\//, (route) => route.fulfill({ status: 503, body: '' }));
  await headerReady(page, 2);
  await headerOf(page).menuButton.click();
  await expect(besideOf(page).getByRole('link', { name: 'Flights' })).toHaveAttribute('href', '/flights');
  await expect(drawerOf(page)).toHaveAttribute('pinned', '');
});

test('MSC-038 MSC-042 a link of header and drawer, also a secondary one, takes the search along to another vertical, and a modified press does not', async ({
  page,
  context,
}) => {
  await page.goto(PAGE);
  await headerReady(page, 2);
  await page.evaluate(() => {
    document.querySelector('travel-header')?.setAttribute('active-vertical', 'hotels');
    const drawer = document.querySelector('travel-nav-drawer');
    drawer?.setAttribute('vertical', 'hotels');
    drawer?.setAttribute('secondary-items', JSON.stringify([{ verticalName: 'cars', url: '/cars' }]));
    drawer?.setAttribute('page-type', 'results');
    const { travelShell } = window as unknown as { travelShell: { configure(config: object): void } };
    travelShell.configure({ friendlyUrlVerticals: ['hotels', 'cars'] });
    document.addEventListener('travel-navigate', (event) => {
      event.preventDefault();
      document.title = (event as CustomEvent).detail.url;
    });
  });
  await page.route(/FriendlySearchUrlAction/, (route) => route.fulfill({ json: { convertedUrl: '/cars/LIS' } }));
  for (const link of [
    headerOf(page).header.locator('.nav-bar [href="/cars"]'),
    besideOf(page).locator('[data-group=main] [href="/cars"]'),
    besideOf(page).locator('[data-group=secondary] [href="/cars"]'),
  ]) {
    await page.evaluate(() => {
      document.title = '';
    });
    await link.click();
    await expect(page).toHaveTitle(/\/cars\/LIS$/);
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await opened;
    await page.bringToFront();
  }
});
