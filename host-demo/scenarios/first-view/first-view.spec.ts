/** The pieces' requests before the first intent (D-30): on the real server, with every request recorded. */

import type { Page } from '@playwright/test';
import type { PieceTag } from '@travel-shell/loader/TravelShell';
import { Contract } from 'travel-shell-back-end/http/Contract.ts';
import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';
import { type RunningMain, startMain } from '../../robustness/startMain.ts';
import { runPending } from '../runPending.ts';
import { dialogOf } from '../sign-in/dialog.ts';
import type { Traffic } from '../Traffic.ts';
import { configure, expect, headerOf, seen, signIn, test } from '../test.ts';

const PAGE = '/scenarios/first-view/';
/** One tag for each piece, whose fragment the loader fetches. */
const ONE_TAG = `${PAGE}?client`;
/** `ONE_TAG`, rendered by React from the start. */
const CLIENT = `${ONE_TAG}&config=${encodeURIComponent('{"fragments":"off"}')}`;
const AUTH_STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';
const ASKS = ['/s/run/formtoken', AUTH_STATE];
/**
 * Pieces above the fold. The footer is below it without its fragment, which alone has all it shows, and loads when it
 * comes near.
 */
const ABOVE = [
  'header',
  'checkout-header',
  'account-menu',
  'country-picker',
  'currency-picker',
  'sign-in',
  'sign-in-prompt',
];

const contract = await Contract.read();
const apiCalls = (traffic: Traffic) => traffic.paths(/^/).filter((path) => contract.isApiPath(path));

/** Every request that a mounted piece sends has been sent. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await runPending(page);
}

/** As `runPending`, while idle callbacks are held back. */
const runFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Loads all pieces, as the visitor's intent would, and waits until each has rendered or hydrated. */
async function loadAll(page: Page, names: readonly string[]): Promise<void> {
  await page.waitForFunction(() => typeof window.travelShell?.load === 'function');
  await page.evaluate(
    (tags) => Promise.all(tags.map((tag) => window.travelShell?.load(tag as PieceTag))),
    tagsOf(names),
  );
  await expect
    .poll(async () => new Set((await seen(page, 'travel-ready')).map(({ tag }) => tag)))
    .toEqual(new Set(tagsOf(names)));
}

const tagsOf = (names: readonly string[]) => names.map((name) => `travel-${name}`);

/** Serves the page as a cache does: its response neither sees nor changes the visitor's cookies. */
async function serveFromCache(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      const cached = await fetch(route.request().url());
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body: await cached.text() });
    },
  );
}

/** Holds back idle callbacks until the returned function is called. */
async function keepBusy(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const original = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (run, options) => held.push(() => original(run, options));
    Object.assign(window, {
      nowIdle() {
        window.requestIdleCallback = original;
        for (const start of held) start();
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { nowIdle(): void }).nowIdle());
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** `press` asks for the auth state, once. */
async function expectAsked(page: Page, traffic: Traffic, press: () => Promise<unknown>): Promise<void> {
  const before = apiCalls(traffic).length;
  expect(apiCalls(traffic)).not.toContain(AUTH_STATE);
  await press();
  await expect.poll(() => apiCalls(traffic).slice(before, before + 2)).toEqual(ASKS);
  await settled(page);
  expect(apiCalls(traffic).filter((path) => path === AUTH_STATE)).toHaveLength(1);
}

test.describe('an anonymous visitor', () => {
  test('makes no call with every piece rendered in the browser, until the account menu opens, or the footer comes near', async ({
    page,
    traffic,
  }) => {
    await page.goto(CLIENT);
    await loadAll(page, ABOVE);
    await settled(page);
    expect(apiCalls(traffic)).toEqual([]);
    await expect(headerOf(page).account).toHaveAccessibleName('Sign in');
    expect(await page.locator('travel-header').evaluate((header) => header.matches(':state(pending)'))).toBe(false);
    expect(await page.evaluate(() => window.travelShell?.get('auth'))).toEqual({ status: 'signedOut' });

    await test.step('makes no call on a return to the tab or from the back/forward cache', async () => {
      await page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'));
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      await settled(page);
      expect(apiCalls(traffic)).toEqual([]);
    });

    await test.step('is asked for once the visitor opens the account menu', () =>
      expectAsked(page, traffic, () => headerOf(page).account.click()));

    await test.step('gets the contents of a footer without a fragment when it comes near', async () => {
      const before = apiCalls(traffic).length;
      await page.locator('travel-footer').scrollIntoViewIfNeeded();
      await expect(page.locator('travel-footer').getByRole('link').first()).toBeVisible();
      await settled(page);
      expect(apiCalls(traffic).slice(before)).not.toEqual([]);
      expect(apiCalls(traffic).slice(before)).not.toContain(AUTH_STATE);
    });
  });

  for (const [how, path, what, press] of [
    [
      'from the server',
      PAGE,
      'is on a page whose script follows the auth state',
      (page: Page) => page.evaluate(() => void window.travelShell?.subscribe('auth', () => {})),
    ],
    [
      'by one tag each',
      ONE_TAG,
      'opens the sign-in dialog',
      (page: Page) => page.evaluate(() => void window.travelShell?.openSignIn({ reason: 'x' })),
    ],
  ] as const) {
    test(`makes no call with every piece ${how}, before and after hydration, and is asked for once the visitor ${what}`, async ({
      page,
      traffic,
    }) => {
      await page.goto(path);
      await settled(page);
      expect(apiCalls(traffic)).toEqual([]);
      // The footer is still far below, so its logos are not needed either.
      await loadAll(page, [...ABOVE, 'footer']);
      await settled(page);
      expect(apiCalls(traffic)).toEqual([]);
      await expectAsked(page, traffic, () => press(page));
    });
  }
});

test.describe('an anonymous visitor who signs in', () => {
  // Passkeys need a host name.
  test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

  test('signs in by the dialog, and the whole page follows; signs out, and the next page makes no call', async ({
    page,
    traffic,
  }) => {
    await page.goto(CLIENT);
    await loadAll(page, ABOVE);
    const result = page.evaluate(() => window.travelShell?.openSignIn({ reason: 'save-trip' }));
    const { button, name, password, submit } = dialogOf(page);
    await button('Continue with email').click();
    await name.fill('ada@example.com');
    await submit.click();
    await password.fill(DEMO_PASSWORD);
    await submit.click();
    expect(await result).toMatchObject({ signedIn: true });
    const { account, accountMenu } = headerOf(page);
    await expect(account).toHaveAccessibleName('Account: Ada Lovelace');
    expect(await cookieNames(page)).toContain('travel_signed_in');

    await test.step('signs out, and the next page makes no call', async () => {
      await account.click();
      await accountMenu.getByRole('link', { name: 'Sign out' }).click();
      await expect(account).toHaveAccessibleName('Sign in');
      expect(await cookieNames(page)).not.toContain('travel_signed_in');
      await settled(page);
      const before = apiCalls(traffic).length;
      await page.goto(CLIENT);
      await loadAll(page, ABOVE);
      await settled(page);
      expect(apiCalls(traffic).slice(before)).toEqual([]);
    });
  });
});

test.describe('a signed-in visitor', () => {
  test('is asked for once, when the browser is idle, however the pieces come', async ({ page, traffic }) => {
    await signIn(page, '/scenarios/bare/');
    const idle = await keepBusy(page);
    for (const path of [CLIENT, PAGE, ONE_TAG]) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'commit' });
        // The page before may have asked until now.
        const before = apiCalls(traffic).length;
        const calls = () => apiCalls(traffic).slice(before);
        await loadAll(page, ABOVE);
        await page.waitForLoadState('networkidle');
        await runFrames(page);
        expect(calls()).toEqual([]);
        expect(await page.evaluate(() => window.travelShell?.get('auth'))).toEqual({ status: 'pending' });
        await idle();
        await expect(headerOf(page).account).toHaveAccessibleName('Account: Ada Lovelace');
        expect(calls().slice(0, 2)).toEqual(ASKS);
        await settled(page);
        expect(calls().filter((call) => call === AUTH_STATE)).toHaveLength(1);
      });
    }
  });
});

test.describe('a cookie that is wrong', () => {
  test('is there while signed out: asked once when idle, and gone', async ({ page, traffic, baseURL }) => {
    await page.context().addCookies([{ name: 'travel_signed_in', value: '1', url: baseURL as string }]);
    await serveFromCache(page, CLIENT);
    await page.goto(CLIENT);
    await loadAll(page, ABOVE);
    await expect
      .poll(() => page.evaluate(() => window.travelShell?.get('auth')))
      .toMatchObject({
        status: 'signedOut',
        state: { loggedInSession: false },
      });
    await settled(page);
    expect(apiCalls(traffic)).toEqual(ASKS);
    expect(await cookieNames(page)).not.toContain('travel_signed_in');
    await page.reload();
    await loadAll(page, ABOVE);
    await settled(page);
    expect(apiCalls(traffic)).toEqual(ASKS);
  });

  test('is missing while signed in: the first press brings it back, or any other response that sees the session', async ({
    page,
    traffic,
  }) => {
    await signIn(page, PAGE);
    await page.context().clearCookies({ name: 'travel_signed_in' });
    await serveFromCache(page, CLIENT);
    const before = apiCalls(traffic).length;
    await page.goto(CLIENT);
    await loadAll(page, ABOVE);
    await settled(page);
    expect(apiCalls(traffic).slice(before)).toEqual([]);
    const { account } = headerOf(page);
    await expect(account).toHaveAccessibleName('Sign in');
    await account.click();
    await expect(account).toHaveAccessibleName('Account: Ada Lovelace');
    expect(await cookieNames(page)).toContain('travel_signed_in');

    await test.step('any other response that sees the session brings it back', async () => {
      await settled(page);
      await page.context().clearCookies({ name: 'travel_signed_in' });
      await page.goto(CLIENT);
      await loadAll(page, ABOVE);
      await expect(account).toHaveAccessibleName('Sign in');
      await page.locator('travel-currency-picker').getByRole('button', { name: 'Currency' }).click();
      await expect(account).toHaveAccessibleName('Account: Ada Lovelace');
    });
  });
});

test.describe('a back end of another host', () => {
  // The pages' policy names the origins that their own server trusts; it does not know this one.
  test.use({ bypassCSP: true });
  let backEnd: RunningMain;
  const port = () => new URL(backEnd.origin).port;

  test.beforeAll(async ({ baseURL }) => {
    // A server with an empty database starts slowly on a busy machine.
    const pages = new URL(baseURL as string).port;
    backEnd = await startMain({
      DATA_DIR: test.info().outputPath('data'),
      EMBED_ORIGINS: `${baseURL},http://www.travel.localhost:${pages}`,
      SIGNED_IN_COOKIE: 'shop_signed_in',
      SIGNED_IN_COOKIE_DOMAIN: 'travel.localhost',
    });
  });
  test.afterAll(() => backEnd?.end('SIGTERM'));

  test('is asked when the browser is idle, as its cookie cannot be read', async ({ page, traffic }) => {
    const idle = await keepBusy(page);
    await configure(page, { fragments: 'off', apiBase: `http://localhost:${port()}` });
    await page.goto(CLIENT);
    await loadAll(page, ABOVE);
    await page.waitForLoadState('networkidle');
    expect(apiCalls(traffic)).toEqual([]);
    await idle();
    await expect.poll(() => apiCalls(traffic)).toEqual(ASKS);
    await expect
      .poll(() => page.evaluate(() => window.travelShell?.get('auth')))
      .toMatchObject({ status: 'signedOut', state: { loggedInSession: false } });
  });

  test('shares its cookie with the pages of its domain; without the name of the domain one line says what to configure', async ({
    page,
    traffic,
    baseURL,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => /signedInCookieDomain/.test(message.text()) && said.push(message.text()));
    const [api, site] = [
      `http://api.travel.localhost:${port()}`,
      (baseURL as string).replace(/\/\/[^:]+/, '//www.travel.localhost'),
    ];
    const config = { fragments: 'off', apiBase: api, signedInCookie: 'shop_signed_in' };
    await configure(page, { ...config, signedInCookieDomain: 'travel.localhost' });
    await page.goto(site + CLIENT);
    await loadAll(page, ABOVE);
    await settled(page);
    expect(apiCalls(traffic)).toEqual([]);
    expect(said).toEqual([]);

    await page.goto(`${api}/login`);
    await page.getByLabel('Email or phone').fill('ada@example.com');
    await page.getByLabel('Password').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    const before = apiCalls(traffic).length;
    await page.goto(site + CLIENT);
    const { account, accountMenu } = headerOf(page);
    await expect(account).toHaveAccessibleName('Account: Ada Lovelace');
    expect(apiCalls(traffic).slice(before, before + 2)).toEqual(ASKS);

    await account.click();
    await accountMenu.getByRole('link', { name: 'Sign out' }).click();
    await expect(account).toHaveAccessibleName('Sign in');
    expect(await page.evaluate(() => document.cookie)).not.toContain('shop_signed_in');

    await test.step('without the name of their domain one line says what to configure', async () => {
      expect(said).toEqual([]);
      await configure(page, config);
      await page.goto(site + CLIENT);
      await loadAll(page, ABOVE);
      await settled(page);
      expect(said).toEqual([
        expect.stringMatching(/^\[travel-shell\] The back end is on another host: configure signedInCookieDomain/),
      ]);
    });
  });
});
