/** Failures between the loader and a signed-in header, and what the visitor sees. */

import type { Page } from '@playwright/test';
import { HEADER_BRANDS, HEADER_CHUNK, HEADER_MESSAGES } from './headerFiles.ts';
import type { Problems } from './Problems.ts';
import { runPending } from './runPending.ts';
import { dialogOf } from './sign-in/dialog.ts';
import { configure, expect, headerOf, headerReady, open, rendered, seen, signIn, test, WITH_MORE } from './test.ts';

const BARE = '/scenarios/bare/';
const PAGE = rendered(BARE);
const AUTH_STATE = '**/AuthStateProviderAction';
/** The browser's messages about a request we broke. */
const BROWSER = /Failed to load resource|net::ERR_|integrity|MIME type|^request: /;
/** A line of our logger. */
const OURS = /^console: \[travel-shell/;

/** Every kind of file a header needs, and the error code when it never loads. */
const FILES = [
  { name: 'pieces.json', pattern: /\/pieces\.json/, code: 'LOAD_FAILED' },
  { name: 'the runtime', pattern: /\/runtime\/runtime\./, code: 'LOAD_FAILED' },
  { name: 'the chunk with React', pattern: /\/runtime\/react\./, code: 'LOAD_FAILED' },
  { name: 'the container', pattern: /\/header\/remoteEntry\./, code: 'LOAD_FAILED' },
  { name: "the header's chunk", pattern: HEADER_CHUNK, code: 'LOAD_FAILED' },
  { name: 'the messages', pattern: HEADER_MESSAGES, code: 'PREPARE_FAILED' },
  { name: 'the brand', pattern: HEADER_BRANDS, code: 'PREPARE_FAILED' },
] as const;

const named = (...names: (typeof FILES)[number]['name'][]) => FILES.filter(({ name }) => names.includes(name));

const config = (values: object) => rendered(BARE, values);

/**
 * `expectFallback` counts our lines, not the end of the test, because its click is an intent and starts another
 * attempt.
 */
function allowFailure(problems: Problems): readonly string[] {
  const logged = problems.allow(OURS);
  problems.allow(BROWSER);
  return logged;
}

/** The fallback links are there, and page and console got one error. */
async function expectFallbackLinks(page: Page, logged: readonly string[], code: string): Promise<void> {
  await expect.poll(() => seen(page, 'travel-error')).toHaveLength(1);
  expect(await seen(page, 'travel-error')).toMatchObject([{ tag: 'travel-header', code }]);
  expect(await seen(page, 'travel-ready')).toEqual([]);
  await expect(page.locator('travel-header > a', { hasText: 'Trips' })).toBeVisible();
  await runPending(page);
  expect(await seen(page, 'travel-error')).toHaveLength(1);
  // Another line says what is waited for if a first attempt ends without an answer (D-60).
  expect(logged.filter((line) => !line.includes('] SLOW: '))).toEqual([expect.stringContaining(code)]);
  expect(logged.length).toBeLessThanOrEqual(2);
}

/** So they are, and they work. */
async function expectFallback(page: Page, logged: readonly string[], code: string): Promise<void> {
  await expectFallbackLinks(page, logged, code);
  await page.locator('travel-header > a', { hasText: 'Trips' }).click();
  await expect(page).toHaveURL(/\/trips$/);
}

test.describe('a file of ours', () => {
  test('ERR-013, CON-002 is retried when it fails twice, whichever it is', async ({ page, problems, traffic }) => {
    problems.allow(BROWSER);
    for (const { pattern } of FILES) {
      await page.route(pattern, (route) =>
        route.request().url().endsWith('?retry=2') ? route.continue() : route.abort('failed'),
      );
    }
    await open(page, PAGE);
    await expect(headerOf(page).menuButton).toBeVisible();
    expect(await seen(page, 'travel-error')).toEqual([]);
    for (const { name, pattern } of FILES) {
      const queries = traffic.paths(pattern).map((path) => path.split('?')[1] ?? '');
      expect([...new Set(queries)], name).toEqual(['', 'retry=1', 'retry=2']);
    }
  });

  test('ERR-014, CON-003 is retried after 200 ms, then after 400 ms, and then the fallback stays', async ({
    page,
    problems,
    traffic,
  }) => {
    const logged = allowFailure(problems);
    await page.route(/pieces\.json/, (route) => route.abort('failed'));
    await page.goto(PAGE);
    await expect.poll(() => seen(page, 'travel-error')).toHaveLength(1);
    expect(traffic.paths(/pieces\.json/)).toHaveLength(3);
    // By the page's own clock, which a busy machine delays together with its timers.
    const starts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) => (/pieces\.json/.test(entry.name) ? entry.startTime : [])),
    );
    const [first, second, third] = starts as [number, number, number];
    expect(second - first).toBeGreaterThanOrEqual(199);
    expect(third - second).toBeGreaterThanOrEqual(399);
    expect((third - second) / (second - first)).toBeGreaterThan(1);
    await expectFallback(page, logged, 'LOAD_FAILED');
  });

  test('ERR-015 is retried with a cache-busting URL, and again for the next header of the page', async ({
    page,
    problems,
    traffic,
  }) => {
    problems.allow(BROWSER);
    const logged = problems.expect(OURS);
    await page.route(/remoteEntry/, (route) => route.abort('failed'));
    await page.goto(PAGE);
    await expectFallbackLinks(page, logged, 'LOAD_FAILED');
    const paths = [...new Set(traffic.paths(/remoteEntry/))];
    expect(paths).toEqual([paths[0], `${paths[0]}?retry=1`, `${paths[0]}?retry=2`]);

    await page.unroute(/remoteEntry/);
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('travel-header')));
    await headerReady(page, 2);
    await expect(headerOf(page).menuButton).toBeVisible();
  });

  // The others are above and below: an HTML page in place of a script fails like a script that never came.
  for (const { name, pattern, code } of named('the runtime', 'the messages')) {
    test(`keeps the fallback when it fails to load: ${name}`, async ({ page, problems }) => {
      const logged = allowFailure(problems);
      await page.route(pattern, (route) => route.abort('failed'));
      await page.goto(PAGE);
      await expectFallback(page, logged, code);
    });
  }

  for (const { name, pattern, code } of named('pieces.json', 'the chunk with React', 'the container', 'the messages')) {
    test(`keeps the fallback when it never arrives: ${name}`, async ({ page, problems }) => {
      const logged = allowFailure(problems);
      await page.route(pattern, () => undefined);
      await page.goto(config({ loadTimeout: 900 }));
      await expectFallback(page, logged, code);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }

  for (const { name, pattern, code } of named('pieces.json', "the header's chunk", 'the brand')) {
    test(`keeps the fallback when it is an HTML page: ${name}`, async ({ page, problems }) => {
      const logged = allowFailure(problems);
      await page.route(pattern, (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Maintenance</h1>' }),
      );
      await page.goto(PAGE);
      await expectFallback(page, logged, code);
    });
  }
});

test.describe('the back end', () => {
  async function expectSignedOut(page: Page, logged: readonly string[]): Promise<void> {
    const { account, accountMenu } = headerOf(page);
    await account.click();
    await expect.poll(() => logged.length).toBe(1);
    expect(logged[0]).toContain('AUTH_STATE_FAILED');
    await expect(account).toHaveAccessibleName('Sign in');
    await expect(accountMenu.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await seen(page, 'travel-error')).toEqual([]);
  }

  test('ERR-046 is down: one line, and a signed-out header that still links to the sign-in', async ({
    page,
    problems,
  }) => {
    problems.allow(BROWSER);
    const logged = problems.expect(OURS);
    await page.route(/\/(s|k|horizon)\//, (route) => route.abort('connectionrefused'));
    await open(page, PAGE);
    await expectSignedOut(page, logged);
    await headerOf(page).accountMenu.getByRole('link', { name: 'Sign in' }).click();
    await expect(dialogOf(page).button('Continue with email')).toBeVisible();
  });

  // auth.test.ts has every wrong answer.
  test('ERR-046 logs one line and shows the signed-out header when it never answers', async ({ page, problems }) => {
    problems.allow(BROWSER);
    const logged = problems.expect(OURS);
    await page.route(AUTH_STATE, () => undefined);
    await open(page, config({ apiTimeout: 700 }));
    await expectSignedOut(page, logged);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('is unreachable during sign-out: the header says so and the visitor stays signed in', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(BROWSER);
    await page.setViewportSize(WITH_MORE);
    await signIn(page, PAGE);
    await headerReady(page);
    await page.waitForLoadState('networkidle');
    const { account, accountMenu, more, moreMenu } = headerOf(page);
    // The menu loads on the first intent and then fetches the trips; both happened before.
    const trips = page.waitForResponse((response) => response.url().includes('/trips/api/store'));
    await account.click();
    await (await trips).finished();
    await expect(accountMenu.getByRole('link', { name: 'Sign out' })).toBeVisible();
    await context.setOffline(true);
    await more.click();
    await expect(moreMenu).toBeVisible();
    await account.click();
    await accountMenu.getByRole('link', { name: 'Sign out' }).click();
    await expect(accountMenu.getByRole('alert')).toHaveText('You are still signed in. Please try again.');
    await expect(account).toHaveAccessibleName('Account: Ada Lovelace');
    await context.setOffline(false);
    await accountMenu.getByRole('link', { name: 'Sign out' }).click();
    await expect(account).toHaveAccessibleName('Sign in');
  });
});

test.describe('the configuration of the page', () => {
  test('configure() works before the loader has run: an invalid key and an invalid value log one line each and change nothing', async ({
    page,
    problems,
  }) => {
    const key = problems.expect(/CONFIG: .*brandd/);
    const value = problems.expect(/CONFIG: .*presentation/);
    await configure(page, { brandd: 'sister', presentation: 'sepia', brand: 'sister', locale: 'de-DE' });
    await open(page, rendered(BARE));
    expect(key[0]).toContain('Known keys: brand,');
    expect(value[0]).toContain('"sepia"');
    expect(value[0]).toContain('default,aos,auto,dark');
    await expect(headerOf(page).header.getByRole('link', { name: /Solenne/ })).toBeVisible();
    await expect(headerOf(page).account).toHaveAccessibleName('Anmelden');
    const applied = await page.evaluate(() => window.travelShell?.config);
    expect(applied).toMatchObject({ brand: 'sister', presentation: 'default' });
    expect(applied).not.toHaveProperty('brandd');
  });

  test('invalid JSON logs one line, and the defaults apply', async ({ page, problems }) => {
    problems.expect(/CONFIG: #travel-shell-config: .* See http:.*\/errors\.html#CONFIG$/);
    await open(page, `${BARE}?config=${encodeURIComponent('{brand: "sister"}')}`);
    await expect(headerOf(page).header.getByRole('link', { name: 'Vireo home' })).toBeVisible();
  });
});

test.describe('window.travelShell', () => {
  test('subscribe() gives the current and every later state until it is undone', async ({ page }) => {
    await page.addInitScript(() => {
      const told: unknown[] = [];
      const queue: ((shell: NonNullable<Window['travelShell']>) => void)[] = [];
      queue.push((shell) => {
        told.push(shell.get('auth'));
        const end = shell.subscribe('auth', (value: { status: string }) => told.push(value.status));
        Object.assign(window, { end });
      });
      Object.assign(window, { travelShell: queue, told });
    });
    const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
    await signIn(page, PAGE);
    await headerReady(page);
    await expect.poll(told).toEqual([{ status: 'pending' }, 'pending', 'signedIn']);
    const { account, accountMenu } = headerOf(page);
    await page.evaluate(() => (window as unknown as { end(): void }).end());
    await account.click();
    await accountMenu.getByRole('link', { name: 'Sign out' }).click();
    await expect(account).toHaveAccessibleName('Sign in');
    expect(await told()).toHaveLength(3);
  });

  test('on() receives events until it is undone; ready() and load() resolve', async ({ page }) => {
    await page.goto(`${PAGE}&load=intent`);
    await page.waitForFunction(() => window.travelShell && !Array.isArray(window.travelShell));
    await page.evaluate(() => {
      const heard: string[] = [];
      const undo = window.travelShell?.on('travel-menu-toggle', ({ type }) => heard.push(type));
      Object.assign(window, { heard, undo });
      window.travelShell?.ready('travel-header').then(() => heard.push('ready'));
    });
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(await heard()).toEqual([]);
    await page.evaluate(() => window.travelShell?.load('travel-header'));
    await headerReady(page);
    expect(await heard()).toEqual(['ready']);
    await headerOf(page).menuButton.click();
    expect(await heard()).toEqual(['ready', 'travel-menu-toggle']);
    await page.evaluate(() => (window as unknown as { undo(): void }).undo());
    await headerOf(page).menuButton.click();
    expect(await heard()).toHaveLength(2);
  });

  test('gives nothing to whoever has left, names an unknown tag, and ignores or rejects a second loader', async ({
    page,
    problems,
    traffic,
  }) => {
    await page.addInitScript(() => {
      const told: unknown[] = [];
      const queue: ((shell: NonNullable<Window['travelShell']>) => void)[] = [];
      queue.push((shell) => {
        shell.subscribe('auth', (value: unknown) => told.push(value))();
        shell.subscribe('auth', ({ status }: { status: string }) => told.push(status));
      });
      Object.assign(window, { travelShell: queue, told });
    });
    await open(page, PAGE);
    await test.step('subscribe() gives nothing when undone before the shell has loaded', async () => {
      const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
      // The cookie is missing, which is no answer; then the back end has one.
      await expect.poll(told).toEqual(['pending', 'signedOut']);
    });
    await test.step('load() of an unknown tag rejects with its name', async () => {
      const message = await page.evaluate(() => window.travelShell?.load('travel-zeppelin').catch(String));
      expect(message).toMatch(/<travel-zeppelin> could not be loaded\. It is not in release/);
    });
    await test.step('a second loader of the same version is ignored', async () => {
      await page.addScriptTag({ url: '/travel-shell/loader.js?again' });
      await page.waitForLoadState('networkidle');
      expect(traffic.paths(/pieces\.json/)).toHaveLength(1);
    });
    await test.step('one of another version is rejected by name', async () => {
      const version = await page.evaluate(() => window.travelShell?.version ?? '');
      await page.route('**/loader.js?newer', async (route) => {
        const response = await route.fetch({ url: route.request().url().replace('?newer', '') });
        await route.fulfill({ response, body: (await response.text()).replaceAll(version, '9.9.9') });
      });
      const conflict = problems.expect(/LOADER_CONFLICT/);
      await page.addScriptTag({ url: '/travel-shell/loader.js?newer' });
      expect(conflict[0]).toContain(version);
      expect(conflict[0]).toContain('9.9.9');
      await expect(headerOf(page).menuButton).toBeVisible();
    });
  });
});

test('pieces.json selects the release: with another one every file comes from there', async ({ page, traffic }) => {
  const files = /^\/travel-shell\/.*\/.*\.js$/;
  await open(page, PAGE);
  const current = traffic.paths(files);
  await page.route(/pieces\.json|\/later\//, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('"url":"', '"url":"before/');
    await route.fulfill({ response, body: text });
  });
  await page.route('**/travel-shell/before/**', async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace('/before/', '/') }) }),
  );
  await page.reload();
  await headerReady(page);
  await expect(headerOf(page).menuButton).toBeVisible();
  const previous = traffic.paths(files).slice(current.length);
  expect([...new Set(previous)].toSorted()).toEqual(
    [...new Set(current)].map((path) => path.replace('/travel-shell/', '/travel-shell/before/')).toSorted(),
  );

  await page.unrouteAll();
  await page.reload();
  await headerReady(page);
  const again = traffic.paths(files).slice(current.length + previous.length);
  expect(again.filter((path) => path.includes('/before/'))).toEqual([]);
});
