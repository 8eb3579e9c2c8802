/** A traveler on a whole site: known from the first paint, before React, without a connection. */
import type { Page } from '@playwright/test';
import { decided } from '../consent/consentPage.ts';
import { expect, headerOf, headerReady, loadReact, picture, seen, signIn, test } from '../test.ts';

const PAGE = '/scenarios/shell/';
const SIGN_IN = '/scenarios/sign-in/';
/** Everything of React and the pieces; not step 0, the fragments and what shows them. */
const REACT =
  /\/travel-shell\/(runtime|pickers|sign-in|header|account-menu|footer|nav-drawer|trips-drawer|save-button)\//;

// The banner would cover what is pressed.
test.beforeEach(({ context, baseURL }) => decided(context, baseURL, { consent: 'strictlyNecessary' }));

const drawerOf = (page: Page) => page.locator('travel-nav-drawer');
const dialogOf = (page: Page) => drawerOf(page).getByRole('dialog', { name: 'Menu' });

async function withoutReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(REACT, async (route) => {
    await promise;
    await route.continue().catch(() => {}); // the page is gone
  });
  return resolve;
}

/** The place of everything that can be pressed, in header and drawer, by what it is. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, string> = {};
    const look = (root: ParentNode, path: string) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) look(element.shadowRoot, `${path} ${element.localName}`);
        if (!element.matches('a, button, summary')) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width === 0 || getComputedStyle(element).clipPath === 'inset(50%)') continue;
        const what = element.getAttribute('part') === 'account' ? 'account' : element.getAttribute('href');
        const name = what ?? element.getAttribute('aria-label') ?? `${element.className} ${element.textContent}`;
        const group = element.closest<HTMLElement>('[data-group], .nav-bar, .end, dialog')?.className;
        found[`${path} ${group} ${name}`] = [left, top, width, height].map(Math.round).join();
      }
    };
    for (const tag of ['travel-header', 'travel-nav-drawer']) {
      const element = document.querySelector(tag);
      if (element?.shadowRoot) look(element.shadowRoot, tag);
    }
    return found;
  });

test.describe('with the signed-in cookie', () => {
  for (const [query, width] of [
    ['', 1280],
    ['?pinned&responsive', 1280],
    ['?pinned&locale=ar', 1280],
    ['', 390],
  ] as const) {
    test(`nothing asks to sign in, and nothing that can be pressed moves after the first paint: ${width} px "${query}"`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1000 });
      // The drawer slides in.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn(page, '/healthz');
      const letReact = await withoutReact(page);
      // The files that are held back would keep the page from having loaded.
      await page.goto(`${PAGE}${query}`, { waitUntil: 'domcontentloaded' });
      const { header, menuButton, account } = headerOf(page);
      const isDialog = width < 768;
      if (isDialog) {
        await page.waitForFunction(() => window.travelShell?.version);
        await menuButton.click();
        await expect(dialogOf(page).getByRole('link').first()).toBeVisible();
      }
      const text = header.locator('[data-face=signed-out] .ts-account-text');
      await expect(text).toHaveCSS('-webkit-text-fill-color', 'rgba(0, 0, 0, 0)');
      await expect(drawerOf(page).locator('[data-requests=sign-in-requested]:visible')).toHaveCount(0);
      const before = await boxes(page);
      expect(Object.keys(before).length).toBeGreaterThan(isDialog ? 12 : 15);
      await picture(page, `known-first-${width}${query.replace(/\W/g, '-')}`);

      letReact();
      await expect(account).toHaveAttribute('data-signed-in', '');
      const trips = drawerOf(page).locator('[data-group=trips] a:visible');
      await expect(trips).toHaveCount(4);
      await picture(page, `known-then-${width}${query.replace(/\W/g, '-')}`);
      const after = await boxes(page);
      const moved = Object.entries(before).filter(([name, box]) => name in after && after[name] !== box);
      expect(moved.map(([name, box]) => `${name}: ${box} -> ${after[name]}`)).toEqual([]);
    });
  }

  test('one that is wrong leads to an entry at the end of the drawer, where it moves nothing', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await context.addCookies([{ name: 'travel_signed_in', value: '1', url: baseURL as string }]);
    const letReact = await withoutReact(page);
    await page.goto(`${PAGE}?pinned`, { waitUntil: 'domcontentloaded' });
    await expect(drawerOf(page).getByRole('link', { name: 'Flights' })).toBeVisible();
    const before = await boxes(page);
    letReact();
    const entry = drawerOf(page).locator('[data-requests=sign-in-requested]:visible');
    await expect(entry).toHaveCount(1);
    await expect(headerOf(page).account).toHaveText(/Sign in/);
    const after = await boxes(page);
    expect(Object.entries(before).filter(([name, box]) => name in after && after[name] !== box)).toEqual([]);
  });
});

test.describe('before React', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('NAV-013 NAV-014 NAV-038 the menu closes for a wide window, a followed link, and the dialog of its "Sign in"', async ({
    page,
  }) => {
    const letReact = await withoutReact(page);
    await page.goto(PAGE);
    const { menuButton } = headerOf(page);
    await test.step('where the window becomes so wide that the drawer is beside the page', async () => {
      await menuButton.click();
      await expect(dialogOf(page).getByRole('link').first()).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(drawerOf(page).locator('dialog[open]')).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 800 });
    });
    await test.step('where the page’s own router follows a link, also with a modifier', async () => {
      await page.evaluate(() => {
        const follow = (event: Event) => event.preventDefault();
        document.addEventListener('click', follow);
        Object.assign(window, { endRouter: () => document.removeEventListener('click', follow) });
      });
      for (const modifiers of [[], ['Shift']] as ('Shift' | never)[][]) {
        await menuButton.click();
        await dialogOf(page).getByRole('link', { name: 'Flights' }).click({ modifiers });
        await expect(dialogOf(page)).toBeHidden();
      }
      await page.evaluate(() => (window as unknown as { endRouter(): void }).endRouter());
    });
    await test.step('"Sign in" shows the dialog', async () => {
      await menuButton.click();
      await dialogOf(page).getByRole('link', { name: 'Sign in' }).click();
      const dialog = page.getByRole('dialog', { name: /Sign in/ });
      await expect(dialog).toBeVisible();
      await expect(dialogOf(page)).toBeHidden();
      letReact();
      await loadReact(page, 'travel-nav-drawer');
      await expect(drawerOf(page).locator(':scope:state(ready)')).toHaveCount(1);
      await expect(dialogOf(page)).toBeHidden();
      await expect(dialog).toBeVisible();
    });
  });

  test('"Register" in the account menu opens the dialog once React is there, as it does then', async ({ page }) => {
    const letReact = await withoutReact(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(SIGN_IN);
    const { account, accountMenu, header } = headerOf(page);
    await account.click();
    await expect(accountMenu).toBeVisible();
    await header.getByRole('link', { name: /Create|Register/ }).click();
    letReact();
    await expect(page.getByRole('dialog', { name: /account/i })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(SIGN_IN);
  });
});

test.describe('without a connection', () => {
  /** From now on nothing of ours can be fetched. */
  async function loseFiles(page: Page): Promise<void> {
    await page.route(/\/travel-shell\//, (route) => route.abort());
  }

  test('the trips link leads to the trips page where the drawer cannot be had', async ({ page, problems }) => {
    problems.allow(/LOAD_FAILED|PREPARE_FAILED|ERR_FAILED|Failed to load/);
    await page.goto('/scenarios/results/');
    await headerReady(page);
    await loseFiles(page);
    await headerOf(page).header.locator('[part=trips]').click();
    await page.waitForURL(/\/trips/);
  });

  test('a header whose extras fail to load stays as the server rendered it, and works once they load', async ({
    page,
    problems,
  }) => {
    problems.allow(/PREPARE_FAILED|ERR_FAILED|Failed to load/);
    await page.route(/\/header\/extras/, (route) => route.abort());
    await page.goto('/scenarios/results/');
    const { header } = headerOf(page);
    const parts = () => header.locator('header [part]').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
    const served = await parts();
    await headerReady(page);
    const tags = async (type: string) => (await seen(page, type)).map(({ tag }) => tag);
    await expect.poll(() => tags('travel-error')).toContain('travel-header');
    expect(await parts()).toEqual(served);

    await page.unroute(/\/header\/extras/);
    await header.hover();
    await expect.poll(() => tags('travel-ready')).toContain('travel-header');
    await header.locator('[part=trips]').click();
    await expect(page.getByRole('dialog', { name: /trips/i })).toBeVisible();
  });

  test('the menu button says that the menu cannot be had', async ({ page, problems }) => {
    problems.allow(/LOAD_FAILED|ERR_FAILED|Failed to load/);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(PAGE);
    const { menuButton, header } = headerOf(page);
    // The loader's second file is there, nothing of the drawer.
    await loadReact(page, 'travel-header');
    await loseFiles(page);
    await menuButton.click();
    await expect(header.getByText('The menu did not load.')).toBeVisible();
    await picture(page, 'menu-failed');
  });
});

test('at an IP address the sign-in offers no passkey, asks for none and logs nothing', async ({ page, traffic }) => {
  await page.goto(SIGN_IN);
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  for (const _ of [1, 2]) {
    await page.locator('#save').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Continue with email' })).toBeVisible();
    // No HTML knows that.
    await loadReact(page, 'travel-sign-in');
    await expect(dialog.getByRole('button', { name: /passkey/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
  expect(traffic.paths(/webauthn/)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('there is no menu button, as it could do nothing', async ({ page }) => {
    await page.goto(PAGE);
    await expect(headerOf(page).account).toBeVisible();
    await expect(headerOf(page).menuButton).toBeHidden();
  });
});
