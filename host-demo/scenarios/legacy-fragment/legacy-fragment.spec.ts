import { HOST_LINES } from '../legacy/hostLines.ts';
import { runPending } from '../runPending.ts';
import {
  expect,
  expectAccessible,
  headerOf,
  headerReady,
  layoutShifts,
  picture,
  seen,
  signIn,
  test,
  WITH_MORE,
} from '../test.ts';

const PAGE = '/scenarios/legacy-fragment/';
/** All requests except those of the old page itself. */
const OURS = /^\/(?!scenarios\/|demo\/|site\/)/;

test.beforeEach(({ problems }) => problems.excuse(HOST_LINES));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // Without script the browser needs none of the files ahead.
  test.beforeEach(({ problems }) => problems.allow(/loader\.js csp$/));

  test('HDR-025 the first tab stop skips to the main content; header, menus and links work', { tag: '@smoke' }, async ({
    page,
    traffic,
  }) => {
    await page.setViewportSize(WITH_MORE);
    await page.goto(PAGE);
    await page.keyboard.press('Tab');
    const link = page.locator('travel-header').getByRole('link', { name: 'Skip to main content' });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);

    const { header, account, accountMenu, more, moreMenu } = headerOf(page);
    await expect(header.getByRole('link', { name: 'Flights' }).first()).toBeVisible();
    await account.click();
    await expect(accountMenu).toBeVisible();
    await more.press('Enter');
    await expect(moreMenu).toBeVisible();
    await expect(accountMenu).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(moreMenu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(moreMenu).toBeHidden();

    await account.press('Space');
    await accountMenu.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goBack();
    await header.getByRole('link', { name: 'Trips' }).first().click();
    await expect(page).toHaveURL(/\/trips$/);
    expect(traffic.paths(/(?<!loader)\.js/)).toEqual([]);
  });

  test('other brands show at once', async ({ page }) => {
    for (const brand of ['sister', 'partner']) {
      await test.step(brand, async () => {
        await page.goto(`${PAGE}?brand=${brand}&presentation=dark`);
        await expect(page.locator('travel-header').getByRole('link', { name: 'Trips' }).first()).toBeVisible();
      });
    }
  });
});

test.describe('before the first intent', () => {
  test('an anonymous visitor downloads only the loader, also where the pointer moves over the rest of the page', async ({
    page,
    traffic,
  }) => {
    await page.goto(PAGE);
    await runPending(page);
    expect(traffic.paths(OURS)).toEqual(['/travel-shell/loader.js']);
    expect(await seen(page, 'travel-ready')).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
    await expectAccessible(page, 'travel-header');

    await test.step('moving the pointer over the rest of the page loads nothing', async () => {
      await page.locator('h1').click();
      await page.locator('.flight').first().hover();
      await runPending(page);
      expect(traffic.paths(OURS)).toEqual(['/travel-shell/loader.js']);
    });
  });
});

test.describe('hydration', () => {
  test('keeps every server-rendered node, after pointer and focus', async ({ page }) => {
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const root = document.querySelector('travel-header')?.shadowRoot?.querySelector('[data-travel-root]');
      Object.assign(window, { served: [root, ...(root?.querySelectorAll('*') ?? [])] });
    });
    await headerOf(page).header.hover();
    await page.keyboard.press('Tab');
    await headerReady(page);
    const kept = await page.evaluate(() => {
      const { served } = window as unknown as { served: Element[] };
      const root = document.querySelector('travel-header')?.shadowRoot?.querySelector('[data-travel-root]');
      const now = [root, ...(root?.querySelectorAll('*') ?? [])];
      return {
        before: served.length,
        same: served.filter((node, index) => now[index] === node).length,
        now: now.length,
      };
    });
    expect(kept.before).toBeGreaterThan(50);
    expect(kept).toEqual({ before: kept.before, same: kept.before, now: kept.before });
    expect(await layoutShifts(page)).toEqual([]);
  });

  // A visitor who follows a link of the header has the pointer there on the next page.
  test('no intent is a pointer that rests there since before the loader, until it presses', async ({
    page,
    traffic,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.setViewportSize(WITH_MORE);
    await page.route('**/loader.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(PAGE, { waitUntil: 'commit' });
    await headerOf(page).header.locator('[part=trips]').hover();
    resolve();
    await page.waitForFunction(() => window.travelShell?.version);
    await runPending(page);
    expect(traffic.paths(/\/intent\./)).toEqual([]);
    await headerOf(page).more.click();
    await expect(headerOf(page).moreMenu).toBeVisible();
    await expect.poll(() => traffic.paths(/\/intent\./)).not.toEqual([]);
    await headerReady(page);
    await expect(headerOf(page).moreMenu).toBeVisible();
  });

  test('a press on the menu button before hydration is told of at once, and once; a menu stays open and keeps focus', async ({
    page,
  }) => {
    const { promise, resolve: letReact } = Promise.withResolvers<void>();
    await page.setViewportSize(WITH_MORE);
    await page.route(/\/travel-shell\/(header|runtime)\//, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(PAGE);
    const { menuButton, more, moreMenu } = headerOf(page);
    await menuButton.click();
    await expect.poll(() => seen(page, 'travel-menu-toggle')).toHaveLength(1);

    await more.press('Enter');
    await page.keyboard.press('Tab');
    const link = moreMenu.getByRole('link').first();
    await expect(link).toBeFocused();
    expect(await seen(page, 'travel-ready')).toEqual([]);
    letReact();
    await headerReady(page);
    await expect(moreMenu).toBeVisible();
    await expect(link).toBeFocused();
    expect(await layoutShifts(page)).toEqual([]);

    await runPending(page);
    expect(await seen(page, 'travel-menu-toggle')).toHaveLength(1);
    await menuButton.click();
    expect(await seen(page, 'travel-menu-toggle')).toHaveLength(2);
  });

  test('matches the fragment in another brand, language and presentation', async ({ page }) => {
    await page.goto(`${PAGE}?brand=sister&locale=ar&presentation=dark`);
    await headerReady(page);
    await expect(page.locator('travel-header').getByRole('link', { name: 'Solenne' })).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  });
});

test.describe('signed in', () => {
  test('the name shows without any intent or layout shift, and the fragment is the same for all visitors', async ({
    page,
    playwright,
    baseURL,
  }) => {
    await signIn(page, PAGE);
    await headerReady(page);
    await expect(page.locator('#hello')).toHaveText('Hello Ada Lovelace');
    await expect(headerOf(page).account).toHaveAccessibleName('Account: Ada Lovelace');
    await expect(headerOf(page).account.getByText('Ada', { exact: true })).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    await picture(page, 'legacy-fragment-signed-in');

    await test.step('the fragment is the same for all visitors and cacheable', async () => {
      const path = '/travel-shell/fragments/header?brand=flagship&locale=en-US';
      const anonymous = await playwright.request.newContext({ baseURL: baseURL as string });
      const [mine, theirs] = await Promise.all([page.request.get(path), anonymous.get(path)]);
      const text = await mine.text();
      expect(text).toBe(await theirs.text());
      expect(text).toContain('<template shadowrootmode="open">');
      expect(text).not.toContain('Ada');
      expect(mine.headers()['cache-control']).toContain('public');
      expect(mine.headers()).not.toHaveProperty('set-cookie');
      await anonymous.dispose();
    });
  });
});
