/** Two releases in one folder: `current.json` chooses, for open pages and new visits, loader, pieces, fragments, partners. */
import type { Page } from '@playwright/test';
import { type RunningDemo, startDemo } from '../../bench/startDemo.ts';
import { HOST_LINES } from '../legacy/hostLines.ts';
import { signInByHeader, signOutByHeader } from '../signInByHeader.ts';
import type { Traffic } from '../Traffic.ts';
import { expect, headerOf, loadReact, open, rewrite, test } from '../test.ts';
import { LAST, MARK, makeReleases, NEW, OLD, pinningTag, shellOf } from './makeReleases.ts';

const BARE = '/scenarios/bare/';
const NEW_FILES = new RegExp(MARK);

// One server, whose release the tests change.
test.describe.configure({ mode: 'serial' });

let releases: ReturnType<typeof makeReleases>;
let server: RunningDemo;

test.beforeAll(async () => {
  releases = makeReleases({ withLast: true });
  server = await startDemo({ DIST_DIR: releases.dist });
  // On a busy machine the first fragment of a release may take so long that a page goes on with React.
  for (const release of [OLD, NEW]) {
    releases.use(release);
    const fragment = await fetch(`${server.origin}/travel-shell/fragments/header/flagship.en-US.default.html`);
    expect(fragment.status).toBe(200);
  }
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

test.describe('with a share of the visitors', () => {
  test.beforeEach(() => releases.share(NEW, 5));

  const visitAs = (page: Page, share: number) =>
    page.context().addCookies([{ name: 'travel_share', value: `${share}`, url: server.origin }]);

  /** Paths that the page has loaded, but for its loader. */
  const filesOf = (traffic: Traffic) =>
    traffic.paths(/^\/travel-shell\//).filter((path) => !path.endsWith('/travel-shell/loader.js'));

  test('a visitor in the share has the next release on each page, whole, below its version', async ({
    page,
    traffic,
  }) => {
    await visitAs(page, 4.9);
    for (const path of [BARE, `${BARE}?locale=de-DE`]) {
      await page.goto(server.origin + path);
      await expect.poll(() => fragmentOf(page)).toBe(NEW);
      await pressAccount(page);
      expect(await shellOf(page)).toEqual({ version: NEW, release: NEW });
    }
    expect(filesOf(traffic).filter((path) => !path.startsWith(`/travel-shell/${NEW}/`))).toEqual([]);

    await test.step('and goes on with it, once the share ends while the page is open', async () => {
      await page.goto(server.origin + BARE);
      await expect.poll(() => fragmentOf(page)).toBe(NEW);
      releases.use(OLD);
      await pressAccount(page);
      expect(await shellOf(page)).toEqual({ version: NEW, release: NEW });
      await page.reload();
      await expect.poll(() => fragmentOf(page)).toBe(OLD);
    });
  });

  test('all others have the current one: a first visit, and those beyond the share', async ({ page, traffic }) => {
    await page.goto(server.origin + BARE);
    await expect.poll(() => fragmentOf(page)).toBe(OLD);
    const cookies = await page.context().cookies(server.origin);
    expect(cookies.map(({ name }) => name)).toContain('travel_share');
    await visitAs(page, 5);
    await page.reload();
    await pressAccount(page);
    expect(await shellOf(page)).toEqual({ version: OLD, release: OLD });
    expect(filesOf(traffic).filter((path) => path.includes(NEW))).toEqual([]);
  });

  test("a server's fragment of the current release works with the loader of the next", async ({ page, problems }) => {
    problems.excuse(HOST_LINES);
    await visitAs(page, 0);
    await page.goto(`${server.origin}/scenarios/legacy-fragment/`);
    expect(await fragmentOf(page)).toBe(OLD);
    await pressAccount(page);
    expect(await shellOf(page)).toEqual({ version: NEW, release: NEW });
  });
});

test.describe('the last release and this one', () => {
  // Passkeys do not work on IP addresses.
  const site = () => server.origin.replace('127.0.0.1', 'localhost');

  // A test each, as a browser keeps a fragment for a minute.
  for (const [before, after] of [
    [LAST, OLD],
    [OLD, LAST],
  ] as const) {
    test(`the page of ${before} loads pieces of ${after}, and a visitor signs in`, async ({ page }) => {
      releases.use(before);
      await page.goto(site() + BARE);
      await expect.poll(() => fragmentOf(page)).toBe(before);
      releases.use(after);
      await pressAccount(page);
      expect(await shellOf(page)).toEqual({ version: before, release: after });
      await page.keyboard.press('Escape');
      await signInByHeader(page);
      await signOutByHeader(page);
    });

    test(`a fragment of ${before} works below the loader of ${after}`, async ({ page, problems }) => {
      problems.excuse(HOST_LINES);
      releases.use(before);
      // The page is written; its script is not asked for yet.
      await page.route('**/travel-shell/loader.js', (route) => {
        releases.use(after);
        return route.continue();
      });
      await page.goto(`${server.origin}/scenarios/legacy-fragment/`);
      expect(await fragmentOf(page)).toBe(before);
      await pressAccount(page);
      expect(await shellOf(page)).toEqual({ version: after, release: after });
      await page.unrouteAll();
    });
  }

  test('two tags of them: the first serves the page, and one line names both', async ({ page, problems }) => {
    for (const [first, second] of [
      [LAST, OLD],
      [OLD, LAST],
    ] as const) {
      await page.route('**/two', (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="en"><head><title>Two</title><link rel="icon" href="data:,">
            <script src="/travel-shell/${first}/loader.js"></script><script src="/travel-shell/${second}/loader.js"></script>
            </head><body><travel-header></travel-header><travel-nav-drawer></travel-nav-drawer></body></html>`,
        }),
      );
      problems.expect(new RegExp(`LOADER_CONFLICT: ${first},${second}`));
      await page.goto(`${server.origin}/two`);
      await pressAccount(page);
      expect(await shellOf(page)).toEqual({ version: first, release: first });
      await page.unrouteAll();
    }
  });

  test("a partner's bundle of one beside the tag of the other: one store, one visitor, both ways", async ({
    page,
    problems,
  }) => {
    // The bundle may call itself by another version than the tag, whose shell it takes.
    problems.allow(/LOADER_CONFLICT: \S+ runs, \S+ is ignored/);
    const PARTNER = '/scenarios/partner/';
    for (const [tagged, federated] of [
      [LAST, OLD],
      [OLD, LAST],
    ] as const) {
      releases.use(federated);
      await rewrite(page, PARTNER, (html) =>
        html
          .replace('</head>', `<script src="/travel-shell/${tagged}/loader.js"></script></head>`)
          .replace('<body>', '<body><travel-account-menu></travel-account-menu>'),
      );
      await page.goto(site() + PARTNER);
      await loadReact(page, 'travel-account-menu');
      expect(await page.evaluate(() => window.travelShell?.version)).toBe(tagged);
      await signInByHeader(page);
      // One is in the partner's header, the other is that of the tag.
      await expect(page.getByRole('button', { name: 'Account: Ada Lovelace' })).toHaveCount(2);
      await signOutByHeader(page);
      await page.unrouteAll();
    }
  });
});
