/** Two releases in one folder: `current.json` chooses, for open pages and new visits, loader, pieces, fragments, partners. */
import type { Page } from '@playwright/test';
import { type RunningDemo, startDemo } from '../../bench/startDemo.ts';
import { HOST_LINES } from '../legacy/hostLines.ts';
import { expect, headerOf, loadReact, open, test } from '../test.ts';
import { MARK, makeReleases, NEW, OLD, pinningTag, shellOf } from './makeReleases.ts';

const BARE = '/scenarios/bare/';
const NEW_FILES = new RegExp(MARK);

// One server, whose release the tests change.
test.describe.configure({ mode: 'serial' });

let releases: ReturnType<typeof makeReleases>;
let server: RunningDemo;

test.beforeAll(async () => {
  releases = makeReleases();
  server = await startDemo({ DIST_DIR: releases.dist });
});
test.afterAll(async () => {
  await server?.stop();
  releases?.remove();
});
test.beforeEach(() => releases.use(NEW));

const fragmentOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('travel-header')?.shadowRoot?.querySelector<HTMLElement>('[data-travel-root]');
    return root?.dataset.travelRoot?.split('+')[0];
  });

/** The first press of a visit. */
async function pressAccount(page: Page) {
  const { account, accountMenu } = headerOf(page);
  await account.click();
  await expect(accountMenu).toBeVisible();
  await loadReact(page, 'travel-header', 'travel-account-menu');
}

test('a page that is open while its release is rolled back works with the first press', async ({ page, traffic }) => {
  await page.goto(server.origin + BARE);
  await expect.poll(() => fragmentOf(page)).toBe(NEW);
  expect(await shellOf(page)).toEqual({ version: NEW, release: undefined });

  releases.use(OLD);
  await pressAccount(page);
  // The page's loader goes on with the file it names; what it loads now is the release before.
  expect(traffic.paths(NEW_FILES)).toEqual([`/travel-shell/intent.${MARK}.js`]);
  expect(await shellOf(page)).toEqual({ version: NEW, release: OLD });
});

test('a page that has loaded a piece before the roll-back goes on with its release', async ({ page, traffic }) => {
  await open(page, server.origin + BARE);
  releases.use(OLD);
  await pressAccount(page);
  expect(await shellOf(page)).toEqual({ version: NEW, release: NEW });
  expect(traffic.paths(NEW_FILES).some((path) => path.startsWith('/travel-shell/account-menu/'))).toBe(true);
});

test('a new visit after the roll-back gets the release before: loader, fragments, pieces', async ({
  page,
  context,
  traffic,
}) => {
  // With the new release in the browser's cache.
  await open(page, server.origin + BARE);
  await page.close();
  const before = traffic.paths(NEW_FILES).length;
  expect(before).toBeGreaterThan(0);

  releases.use(OLD);
  const next = await context.newPage();
  await next.goto(`${server.origin}${BARE}?locale=de-DE`);
  await expect.poll(() => fragmentOf(next)).toBe(OLD);
  await next.goto(server.origin + BARE);
  await pressAccount(next);
  expect(await shellOf(next)).toEqual({ version: OLD, release: OLD });
  expect(traffic.paths(NEW_FILES).length).toBe(before);
});

test('a page with a fragment from the server is rolled back, too', async ({ page, problems }) => {
  problems.excuse(HOST_LINES);
  await page.goto(`${server.origin}/scenarios/legacy-fragment/`);
  expect(await fragmentOf(page)).toBe(NEW);
  releases.use(OLD);
  await page.reload();
  expect(await fragmentOf(page)).toBe(OLD);
});

test("a partner's page follows the roll-back by the federation manifest", async ({ page, context, traffic }) => {
  const entries = () => traffic.paths(/react\/remoteEntry/);
  await open(page, `${server.origin}/scenarios/partner/`);
  expect(entries()).toEqual([`/travel-shell/react/remoteEntry.${MARK}.js`]);

  releases.use(OLD);
  // The open page loads what its release still needs.
  await headerOf(page).account.click();
  await expect(headerOf(page).accountMenu).toBeVisible();
  const next = await context.newPage();
  await open(next, `${server.origin}/scenarios/partner/`);
  expect(entries()).toHaveLength(2);
  expect(entries()[1]).not.toMatch(NEW_FILES);
});

test('a page with the tag of the release notes stays with its release, from files that never change', async ({
  page,
  traffic,
}) => {
  await page.route('**/pinned', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Pinned</title><link rel="icon" href="data:,">${pinningTag()}</head>
        <body><travel-header></travel-header></body></html>`,
    }),
  );
  const caching = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/travel-shell/')) caching.set(pathname, response.headers()['cache-control']);
  });
  await page.goto(`${server.origin}/pinned`);
  await expect.poll(() => fragmentOf(page)).toBe(OLD);
  await pressAccount(page);
  expect(await shellOf(page)).toEqual({ version: OLD, release: OLD });
  expect(traffic.paths(/^\/travel-shell\//).filter((path) => !path.startsWith(`/travel-shell/${OLD}/`))).toEqual([]);
  const kept = [...caching].filter(([path]) => !path.includes('/fragments/'));
  expect(kept.length).toBeGreaterThan(8);
  for (const [path, header] of kept) expect.soft(header, path).toBe('public, max-age=31536000, immutable');
});
