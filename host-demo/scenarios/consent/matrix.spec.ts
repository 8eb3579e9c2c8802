/**
 * The visitor's last choice is in cookies, record, gate and `__tcfapi`, whatever happens to the back end, to the
 * cookies and in other tabs: a table of 72 cells. Cells share a browser, in which the visitor accepts and withdraws
 * again for each state of the back end; the second tab stays open all the time. Each cell is an annotation of its test.
 */
import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { expect, loadReact, test } from '../test.ts';
import {
  acceptByForm,
  BACK_END,
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
  withoutReact,
} from './consentPage.ts';

const KINDS = ['cookies', 'tcf'] as const;
const MOMENTS = ['before React', 'in React'] as const;
/** A slow one takes each choice, and answers once the visitor has gone on to the next page. */
const BACK_ENDS = ['up', 'down', 'slow'] as const;
const COOKIES = ['kept', 'deleted', 'blocked'] as const;

type BackEnd = (typeof BACK_ENDS)[number];

const NECESSARY = 'strictlyNecessary';
const OURS = ['consent', 'kyk_tcf', 'travel_consent_unsent'];

/** The choice as a page shows it, in the words of the table. */
type Seen = Record<'cookie' | 'gate' | 'purposes' | 'banner' | 'record', string>;

const CLOSED = { gate: 'closed', purposes: 'none' };
const WITHDRAWN = { cookie: NECESSARY, ...CLOSED, banner: 'hidden' };
/** No choice, so the visitor is asked. */
const ASKED = { cookie: 'none', ...CLOSED, banner: 'shown' };

async function look(page: Page): Promise<Omit<Seen, 'record'>> {
  const told = await purposesTold(page);
  return {
    cookie: (await cookiesOf(page.context())).consent ?? 'none',
    gate: (await mayRun(page)) ? 'open' : 'closed',
    purposes: told.join(' ') || 'none',
    banner: (await banner(page).isVisible()) ? 'shown' : 'hidden',
  };
}

const isUnsent = async (context: BrowserContext) => 'travel_consent_unsent' in (await cookiesOf(context));

const recordOf = (page: Page) =>
  page.evaluate(async () => {
    const { acceptedCategories } = await (await fetch('/i/api/cookiebanner/v1/consent')).json();
    return acceptedCategories.join('.') || 'none';
  });

/** As a browser that keeps no cookies. */
async function block(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set: () => {} }),
  );
  await context.route(BACK_END, async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } });
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
    await context.clearCookies();
  });
}

/** Returns what ends it. */
async function disturb(context: BrowserContext, backEnd: BackEnd): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const handle = async (route: Route) => {
    if (backEnd === 'down') return route.abort();
    if (route.request().method() === 'POST') await promise;
    // The page that has sent it may have gone.
    await route.fallback().catch(() => {});
  };
  if (backEnd !== 'up') await context.route(BACK_END, handle);
  return async () => {
    resolve();
    if (backEnd !== 'up') await context.unroute(BACK_END, handle);
  };
}

/** The calls that are on their way, from any tab. */
function callsOf(context: BrowserContext): ReadonlySet<Request> {
  const calls = new Set<Request>();
  context.on('request', (request) => BACK_END.test(request.url()) && calls.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    context.on(end as 'requestfinished', (request) => calls.delete(request));
  return calls;
}

async function openSettings(page: Page, isInReact: boolean, isSaved: boolean): Promise<void> {
  await settings(page).click();
  await expect(banner(page)).toBeVisible();
  if (isInReact) {
    await expect.poll(() => isReady(page)).toBe(true);
    // With what is saved.
    if (isSaved) await expect(button(page, 'Withdraw all')).toBeVisible();
  }
}

/** Another tab, with React where the first has it. */
async function openTab(context: BrowserContext, kind: Regime, isInReact: boolean): Promise<Page> {
  const other = await context.newPage();
  await other.goto(siteOf(kind));
  if (isInReact) {
    await loadReact(other, 'travel-consent');
    await expect.poll(() => isReady(other)).toBe(true);
  }
  return other;
}

/** Deletes the cookies once nothing is on its way that could set them again. */
async function deleteCookies(context: BrowserContext, calls: ReadonlySet<Request>, backEnd: BackEnd): Promise<void> {
  if (backEnd !== 'down') await expect.poll(() => isUnsent(context)).toBe(false);
  // Each answer may set cookies.
  await expect.poll(() => [...calls].map((call) => call.url())).toEqual([]);
  for (const name of OURS) await context.clearCookies({ name });
}

/** Whether a page says that, once it has settled. What it says instead is noted. */
async function compare(wrong: string[], cell: string, where: Page, expected: Partial<Seen>): Promise<string> {
  const wanted = Object.values(expected).join(' | ');
  let seen = '';
  await expect
    .poll(async () => {
      const all = { ...(await look(where)), record: expected.record && (await recordOf(where)) };
      seen = Object.keys(expected)
        .map((name) => all[name as keyof Seen])
        .join(' | ');
      return seen;
    })
    .toBe(wanted)
    .catch(() => wrong.push(`${cell}: ${seen}, not ${wanted}`));
  return seen;
}

for (const kind of KINDS)
  for (const moment of MOMENTS)
    for (const cookie of COOKIES)
      test(`${kind}, withdrawn ${moment}, cookies ${cookie}: all say the same`, async ({ page, context, problems }) => {
        problems.allow(/ERR_FAILED|Failed to (load|fetch)|CONSENT_FAILED|AUTH_STATE_FAILED|LOAD_FAILED|runtime/);
        const isInReact = moment === 'in React';
        const isBlocked = cookie === 'blocked';
        const wrong: string[] = [];
        const calls = callsOf(context);
        let opened: Page | undefined;

        async function visit(backEnd: BackEnd): Promise<void> {
          const cellOf = (then: string) => [kind, moment, backEnd, cookie, then].join(' | ');
          if (!isBlocked) await acceptByForm(page, kind);
          // The page of the state before asks where nothing is kept, as the first one does.
          if (!isBlocked || backEnd === 'up') await page.goto(siteOf(kind));
          if (isBlocked) await button(page, 'Accept all').click();
          await expect.poll(() => running(page)).toContain('analytical');
          opened ??= await openTab(context, kind, isInReact);
          const other = opened;
          await expect.poll(() => mayRun(other)).toBe(!isBlocked);

          await openSettings(page, isInReact, !isBlocked);
          const end = await disturb(context, backEnd);
          await button(page, /Withdraw all|Reject all/).click();
          const cookieNow = isBlocked ? 'none' : NECESSARY;
          await compare(wrong, cellOf('the same page'), page, { cookie: cookieNow, ...CLOSED });
          await compare(wrong, cellOf('second tab'), other, isBlocked ? ASKED : WITHDRAWN);

          if (cookie === 'deleted') {
            // An answer that is on its way would be one.
            if (backEnd === 'slow') await end();
            await deleteCookies(context, calls, backEnd);
          }
          const next = cookie === 'kept' ? WITHDRAWN : ASKED;
          await page.goto(siteOf(kind));
          await compare(wrong, cellOf('reload'), page, next);
          await end();

          // A read by the back end, and the page after it. Where nothing was disturbed, that is the same one.
          if (backEnd !== 'up') await page.goto(siteOf(kind));
          await page.evaluate(() => fetch('/horizon/common/privacy/providers/CookiesDataProvider'));
          await expect.poll(() => isUnsent(context)).toBe(false);
          const record = cookie === 'kept' ? NECESSARY : 'none';
          const elsewhere = { kept: WITHDRAWN, deleted: { ...WITHDRAWN, cookie: 'none' }, blocked: ASKED }[cookie];
          for (const [then, where, expected] of [
            ['second tab', other, elsewhere],
            ['reload', page, next],
          ] as const) {
            const seen = await compare(wrong, cellOf(then), where, { ...expected, record });
            test.info().annotations.push({ type: 'cell', description: `${cellOf(then)} | ${seen}` });
          }
          expect(await running(page)).toEqual([]);
        }

        if (isBlocked) await block(context);
        else await page.goto('/scenarios/bare/');
        if (!isInReact) await withoutReact(context);
        for (const backEnd of BACK_ENDS) await test.step(`back end ${backEnd}`, () => visit(backEnd));
        expect(wrong).toEqual([]);
        await opened?.close();
      });
