/** Behaviours that begin by themselves on a page that has configured them, and the flags that hosts read. */

import type { Page } from '@playwright/test';
import type { TravelShell } from '@travel-shell/loader';
import { runPending } from '../runPending.ts';
import type { Traffic } from '../Traffic.ts';
import { configure, expect, headerOf, headerReady, test } from '../test.ts';

const PAGE = '/scenarios/bare/';
const MARKETING = { marketingId: { runSyncScript: true, suggestedKmkid: 'mk_of_the_page' } };
const BLOCKED = '/ads/banner.js';
const TARGETS = { adBlockerTargets: [BLOCKED, '/site/icon.svg'] };
const KMKID = /kmkid/;

const scriptsOf = (traffic: Traffic) => traffic.paths(/^\/travel-shell\/.*\.js$/);
const isDefined = (page: Page) => page.evaluate(() => Boolean(customElements.get('travel-header')));
const get = (page: Page, ...names: ('online' | 'cookiesDisabled')[]) =>
  page.evaluate((names) => {
    const { travelShell } = window as unknown as { travelShell: TravelShell };
    return names.map((name) => travelShell.get(name));
  }, names);
const consent = (page: Page, accepted: string[]) =>
  page.evaluate(
    (detail) => document.dispatchEvent(new CustomEvent('travel-consent-given', { bubbles: true, detail })),
    { regime: 'cookies', accepted },
  );

/** In every session, as if the lot had fallen on it; what it says is kept in the page. */
async function checkEverySession(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    Math.random = () => 0;
    const told: unknown[] = [];
    Object.assign(window, { told });
    document.addEventListener('travel-ad-blocker-checked', (event) => told.push((event as CustomEvent).detail));
  });
  await page.route(`**${BLOCKED}`, (route) => route.abort('blockedbyclient'));
  return () => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
}

test('STA-105 API-040 API-041 MSC-026 MSC-027 the marketing id is synced once on a page that nobody touches, without a piece', async ({
  page,
  context,
  traffic,
}) => {
  await configure(page, MARKETING);
  await page.goto(PAGE);
  await expect.poll(() => traffic.paths(KMKID)).toEqual(['/s/run/kmkid/sync', '/s/run/kmkid/set']);
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => KMKID.test(name))?.value)
    .toBe('mk_of_the_page');
  expect(await isDefined(page)).toBe(false);
  // Neither the first piece nor another configuration begins it again.
  await headerReady(page);
  await page.evaluate((config) => {
    (window as unknown as { travelShell: TravelShell }).travelShell.configure({ ...config, debug: false });
  }, MARKETING);
  await runPending(page);
  expect(traffic.paths(KMKID)).toHaveLength(2);
});

test('API-147 MSC-044 MSC-046 MSC-O08 ad blockers are looked for once a session, and the page is told', async ({
  page,
  problems,
  traffic,
}) => {
  problems.allow(/ERR_BLOCKED_BY_CLIENT|banner\.js/);
  const told = await checkEverySession(page);
  await configure(page, TARGETS);
  await page.goto(PAGE);
  await expect.poll(told).toEqual([
    {
      isBlocking: true,
      targets: [expect.objectContaining({ isBlocked: true }), expect.objectContaining({ isBlocked: false })],
    },
  ]);
  expect(await isDefined(page)).toBe(false);
  const asked = traffic.paths(/banner/).length;
  await page.reload();
  await headerReady(page);
  await runPending(page);
  expect(await told()).toEqual([]);
  expect(traffic.paths(/banner/)).toHaveLength(asked);
});

test('both wait for consent of their category where the site asks by category', async ({ page, problems, traffic }) => {
  problems.allow(/ERR_BLOCKED_BY_CLIENT|banner\.js/);
  const told = await checkEverySession(page);
  await configure(page, { ...MARKETING, ...TARGETS, consentCategories: true });
  await page.goto(PAGE);
  await headerReady(page);
  await runPending(page);
  await consent(page, ['strictlyNecessary', 'functional']);
  await runPending(page);
  expect([await told(), traffic.paths(KMKID), traffic.paths(/banner/)]).toEqual([[], [], []]);
  await consent(page, ['strictlyNecessary', 'analytical']);
  await expect.poll(told).toHaveLength(1);
  expect(traffic.paths(KMKID)).toEqual([]);
  await consent(page, ['strictlyNecessary', 'analytical', 'advertising']);
  await expect.poll(() => traffic.paths(KMKID)).toHaveLength(2);
});

test('STA-105 a page that configures none, or has it off, downloads none of it', async ({ page, traffic }) => {
  await page.goto(PAGE);
  await expect(headerOf(page).menuButton).toBeVisible();
  await page.waitForLoadState('networkidle');
  await runPending(page);
  expect(scriptsOf(traffic)).toEqual(['/travel-shell/loader.js']);
  await headerReady(page);
  await runPending(page);
  const without = new Set(scriptsOf(traffic));
  expect(traffic.paths(KMKID)).toEqual([]);

  // Off is none, too.
  await configure(page, { marketingId: { ...MARKETING.marketingId, runSyncScript: false }, adBlockerTargets: [] });
  await page.goto(PAGE);
  await headerReady(page);
  await runPending(page);
  const off = new Set(scriptsOf(traffic));
  expect(traffic.paths(KMKID)).toEqual([]);

  await configure(page, MARKETING);
  await page.goto(PAGE);
  await headerReady(page);
  await expect.poll(() => traffic.paths(KMKID)).toHaveLength(2);
  const own = scriptsOf(traffic).filter((path) => !off.has(path));
  expect(own.length, 'its own code').toBeGreaterThan(0);
  expect(own.filter((path) => without.has(path))).toEqual([]);
});

test('STA-042 MSC-023 MSC-024 MSC-026 hosts read the flags of the page from the first piece on; the marketing id may be configured late', async ({
  page,
  context,
  traffic,
}) => {
  await page.goto(PAGE);
  await expect(headerOf(page).menuButton).toBeVisible();
  expect(await get(page, 'online', 'cookiesDisabled')).toEqual([{ status: 'pending' }, { status: 'pending' }]);

  await test.step('the marketing id may be configured late', async () => {
    await page.waitForLoadState('networkidle');
    await page.evaluate((config) => {
      (window as unknown as { travelShell: TravelShell }).travelShell.configure(config);
    }, MARKETING);
    await expect.poll(() => traffic.paths(KMKID)).toHaveLength(2);
  });

  await headerReady(page);
  expect(await get(page, 'online', 'cookiesDisabled')).toEqual([true, false]);
  await page.evaluate(() => {
    const told: boolean[] = [];
    Object.assign(window, { told });
    (window as unknown as { travelShell: TravelShell }).travelShell.subscribe('online', (is) => told.push(is));
  });
  await context.setOffline(true);
  await expect.poll(() => get(page, 'online')).toEqual([false]);
  await context.setOffline(false);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { told: boolean[] }).told))
    .toEqual([true, false, true]);
});
