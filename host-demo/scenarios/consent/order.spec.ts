/** Two answers of one visitor, the second while the first is on its way: the second one is what counts. */
import type { Page, Request } from '@playwright/test';
import { expect, loadReact, test } from '../test.ts';
import {
  ALL,
  banner,
  button,
  cookiesOf,
  isReady,
  mayRun,
  purposesTold,
  type Regime,
  running,
  settings,
  siteOf,
} from './consentPage.ts';

/** Every way in which an answer is stored. */
const ANSWERS = /\/(privacy\/consent|cookiebanner\/v1\/consent\/record|iabtcf\/v1\/consent)$/;
const NECESSARY = 'strictlyNecessary';

/** The moments of the first and the second answer: in React, or before it. */
const MOMENTS = {
  'without React': { first: false, second: false },
  'in React': { first: true, second: true },
  'before React, then in React': { first: false, second: true },
} as const;

/** Holds the first answer until `release`, and aborts the others if so wanted. */
async function holdFirst(page: Page, isNextAborted: boolean) {
  const { promise, resolve } = Promise.withResolvers<void>();
  /** Answers that have begun, and those that have ended. */
  const posts = { begun: 0, ended: 0 };
  await page.route(ANSWERS, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts.begun += 1;
    if (posts.begun === 1) await promise;
    else if (isNextAborted) return route.abort();
    return route.continue();
  });
  const end = (request: Request) => {
    if (request.method() === 'POST' && ANSWERS.test(request.url())) posts.ended += 1;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return { posts, release: resolve };
}

const recordOf = (page: Page) =>
  page.evaluate(async () => {
    const { acceptedCategories } = await (await fetch('/i/api/cookiebanner/v1/consent')).json();
    return acceptedCategories.join('.');
  });

/** The acceptances that the page has told of. */
const given = (page: Page) => page.evaluate(() => (window as unknown as { given: unknown[] }).given);

async function open(page: Page, kind: Regime): Promise<void> {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { given: told });
    addEventListener('travel-consent-given', (event) => told.push((event as CustomEvent).detail));
  });
  await page.goto(siteOf(kind));
  await expect(banner(page)).toBeVisible();
}

for (const kind of ['cookies', 'tcf'] as const)
  for (const [moment, { first, second }] of Object.entries(MOMENTS))
    for (const then of ['is stored', 'cannot be stored'] as const)
      test(`CNS-019 ${kind}, ${moment}: “Reject all” while “Accept all” is on its way refuses, where it ${then}`, async ({
        page,
        problems,
      }) => {
        const isAborted = then === 'cannot be stored';
        if (isAborted) problems.allow(/ERR_FAILED|Failed to (load|fetch)|CONSENT_FAILED/);
        const runtime = Promise.withResolvers<void>();
        if (!first)
          await page.route(/\/runtime\//, async (route) => {
            await runtime.promise;
            await route.continue().catch(() => {});
          });
        await open(page, kind);
        if (first) {
          await loadReact(page, 'travel-consent');
          await expect.poll(() => isReady(page)).toBe(true);
        }
        const { posts, release } = await holdFirst(page, isAborted);
        await button(page, 'Accept all').click();
        await expect(banner(page)).toBeHidden();
        await expect.poll(() => posts.begun).toBe(1);
        await settings(page).click();
        await expect(banner(page)).toBeVisible();
        if (second) {
          runtime.resolve();
          await expect.poll(() => isReady(page)).toBe(true);
        }
        await button(page, 'Reject all').click();
        await expect.poll(async () => (await cookiesOf(page.context())).consent).toBe(NECESSARY);
        expect((await cookiesOf(page.context())).travel_consent_unsent).toContain('choice=decline');

        release();
        await expect.poll(() => posts.ended).toBeGreaterThanOrEqual(2);
        if (isAborted) expect((await cookiesOf(page.context())).travel_consent_unsent).toContain('choice=decline');
        else await expect.poll(async () => (await cookiesOf(page.context())).travel_consent_unsent).toBeUndefined();
        await expect.poll(async () => (await cookiesOf(page.context())).consent).toBe(NECESSARY);
        expect(await given(page)).toEqual([]);
        expect([await running(page), await mayRun(page)]).toEqual([[], false]);
        expect(await purposesTold(page)).toEqual([]);

        await page.unroute(ANSWERS);
        await page.goto(siteOf(kind));
        await expect.poll(async () => (await cookiesOf(page.context())).travel_consent_unsent).toBeUndefined();
        expect((await cookiesOf(page.context())).consent).toBe(NECESSARY);
        await expect.poll(() => recordOf(page)).toBe(NECESSARY);
        expect([await running(page), await mayRun(page)]).toEqual([[], false]);
        await expect(banner(page)).toBeHidden();
        runtime.resolve();
      });

test('CNS-019 “Reject all” in one tab while “Accept all” of another is on its way refuses in both', async ({
  page,
  context,
}) => {
  await open(page, 'cookies');
  const other = await context.newPage();
  await open(other, 'cookies');
  const accepting = Promise.withResolvers<void>();
  let isSent = false;
  // The acceptance was sent before the refusal, so its answer does not take away the cookie of the waiting refusal.
  await page.route(ANSWERS, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    isSent = true;
    await accepting.promise;
    const accepted = ALL.split('.');
    return route.fulfill({
      json: { accepted, acceptedCategories: accepted, tcString: null },
      headers: { 'set-cookie': `consent=${ALL}; Path=/` },
    });
  });
  await button(page, 'Accept all').click();
  await expect.poll(() => isSent).toBe(true);
  const refused = other.waitForResponse(ANSWERS);
  await button(other, 'Reject all').click();
  await expect.poll(async () => (await cookiesOf(context)).travel_consent_unsent).toContain('choice=decline');
  accepting.resolve();
  await refused;
  await expect.poll(async () => (await cookiesOf(context)).travel_consent_unsent).toBeUndefined();
  await expect.poll(async () => (await cookiesOf(context)).consent).toBe(NECESSARY);
  for (const tab of [page, other]) expect([await running(tab), await mayRun(tab)]).toEqual([[], false]);
});
