/**
 * Two records of one choice: what the visitor says is what cookies, record, gate and `__tcfapi` say, whatever happens to
 * the back end, to the cookies and in other tabs. Nearly every pair of two columns is in the table, not every row: all 72
 * would take some minutes. Not there: the full framework with cookies blocked, where an acceptance opens no gate, because
 * its categories are in the cookie.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { ALL, PAGE, running, withConfig, withoutReact } from './consentPage.ts';

const ROWS = [
  ['cookies', 'before React', 'up', 'kept', 'reload'],
  ['cookies', 'before React', 'down', 'kept', 'second tab'],
  ['cookies', 'before React', 'slow', 'deleted', 'reload'],
  ['cookies', 'before React', 'down', 'blocked', 'reload'],
  ['cookies', 'in React', 'down', 'kept', 'reload'],
  ['cookies', 'in React', 'up', 'deleted', 'second tab'],
  ['cookies', 'in React', 'slow', 'blocked', 'second tab'],
  ['cookies', 'in React', 'down', 'deleted', 'reload'],
  ['tcf', 'before React', 'down', 'kept', 'reload'],
  ['tcf', 'before React', 'down', 'deleted', 'second tab'],
  ['tcf', 'before React', 'slow', 'kept', 'second tab'],
  ['tcf', 'in React', 'down', 'deleted', 'reload'],
  ['tcf', 'in React', 'down', 'kept', 'second tab'],
  ['tcf', 'in React', 'up', 'kept', 'second tab'],
  ['tcf', 'in React', 'slow', 'kept', 'reload'],
  ['tcf', 'in React', 'up', 'deleted', 'reload'],
] as const;

const BACK_END = /\/(privacy\/consent|i\/api\/|horizon\/|s\/run\/)/;
const CONFIGS = {
  cookies: { consentCategories: true },
  // As the server is configured, which makes strings, too.
  tcf: { consentCategories: true, consent: { cmpId: 10, publisherCountry: 'NL' } },
};
const NECESSARY = 'strictlyNecessary';

type Kind = keyof typeof CONFIGS;
type Scope = Window & { said: { purpose?: { consents?: object } }[]; __tcfapi?: (...call: unknown[]) => void };

const address = (kind: Kind) => withConfig(`${PAGE}?kind=${kind}`, CONFIGS[kind]);
const banner = (page: Page) => page.locator('travel-consent [part=banner]');
const button = (page: Page, name: string | RegExp) => page.locator('travel-consent').getByRole('button', { name });
const settings = (page: Page) => page.getByRole('button', { name: 'Cookie settings' });

async function cookiesOf(context: BrowserContext): Promise<Record<string, string>> {
  return Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
}

/** As a browser that blocks cookies. */
async function block(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} }),
  );
  await page.context().route(BACK_END, async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } });
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
    await page.context().clearCookies();
  });
}

const accept = (page: Page, kind: Kind) =>
  page.evaluate(
    async (regime) =>
      void (await fetch('/privacy/consent', {
        method: 'POST',
        body: new URLSearchParams({ regime, choice: 'accept', text: `${regime}-1`, locale: 'en-US' }),
        headers: { accept: 'application/json' },
      })),
    kind,
  );

/** Whether a script runs that is added now. */
const mayRun = (page: Page) =>
  page.evaluate(async () => {
    Reflect.deleteProperty(window, 'has_run');
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.dataset.travelConsent = 'analytical';
    script.text = 'window.has_run = true';
    document.body.append(script);
    // Scripts take their turns in tasks.
    for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => setTimeout(resolve));
    return 'has_run' in window;
  });

/** The purposes that `__tcfapi` says are consented to; none on a page without it. */
const purposesTold = (page: Page) =>
  page.evaluate(async () => {
    const scope = window as unknown as Scope;
    const { __tcfapi } = scope;
    if (!__tcfapi) return [];
    if (!scope.said) {
      scope.said = [];
      __tcfapi('addEventListener', 2, (data: Scope['said'][number]) => scope.said.push(data));
    }
    // Every call is answered in order, so this one comes after what is known now.
    await new Promise<void>((resolve) => __tcfapi('getTCData', 2, () => resolve()));
    const { consents = {} } = scope.said.at(-1)?.purpose ?? {};
    return Object.entries(consents).flatMap(([id, isConsented]) => (isConsented ? id : []));
  });

const recordOf = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/i/api/cookiebanner/v1/consent')).json()).acceptedCategories);

/** Nothing but what is necessary, wherever one looks. */
async function expectWithdrawn(page: Page): Promise<void> {
  await expect.poll(() => mayRun(page)).toBe(false);
  await expect.poll(() => purposesTold(page)).toEqual([]);
}

for (const [kind, moment, backEnd, cookie, then] of ROWS) {
  test(`${kind}, withdrawn ${moment}, back end ${backEnd}, cookies ${cookie}, ${then}`, async ({
    page,
    context,
    problems,
  }) => {
    test.slow();
    problems.allow(/ERR_FAILED|Failed to (load|fetch)|CONSENT_FAILED|AUTH_STATE_FAILED|LOAD_FAILED|runtime/);
    if (cookie === 'blocked') await block(page);
    if (moment === 'before React') await withoutReact(page);
    await page.goto('/scenarios/bare/');
    if (cookie !== 'blocked') await accept(page, kind);
    await page.goto(address(kind));
    if (cookie === 'blocked') {
      await button(page, 'Accept all').click();
      await expect(banner(page)).toBeHidden();
    }
    await expect.poll(() => running(page)).toContain('analytical');
    const other = then === 'second tab' && cookie !== 'blocked' ? await context.newPage() : undefined;
    await other?.goto(address(kind));
    if (other) await expect.poll(() => mayRun(other)).toBe(true);

    // Withdraws.
    await settings(page).click();
    await expect(banner(page)).toBeVisible();
    const isReady = () => page.evaluate(() => document.querySelector('travel-consent')?.matches(':state(ready)'));
    if (moment === 'in React') {
      await expect.poll(isReady).toBe(true);
      // With what is saved.
      if (cookie !== 'blocked') await expect(button(page, 'Withdraw all')).toBeVisible();
    }
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    if (backEnd === 'down') await context.route(BACK_END, (route) => route.abort());
    if (backEnd === 'slow')
      await context.route(BACK_END, async (route) => {
        await held;
        await route.fallback();
      });
    await button(page, /Withdraw all|Reject all/).click();
    await expectWithdrawn(page);
    if (cookie !== 'blocked') await expect.poll(async () => (await cookiesOf(context)).consent).toBe(NECESSARY);
    release();
    if (backEnd !== 'down' && cookie !== 'blocked')
      await expect.poll(async () => (await cookiesOf(context)).travel_consent_unsent).toBeUndefined();

    if (other) await expectWithdrawn(other);
    if (backEnd === 'down') await context.unroute(BACK_END);
    if (cookie === 'blocked' && backEnd === 'down') await block(page);
    if (cookie === 'deleted')
      for (const name of ['consent', 'kyk_tcf', 'travel_consent_unsent']) await context.clearCookies({ name });

    // A read by the back end, and the page after it.
    for (const _ of ['the next page', 'the one after that']) {
      await page.goto(address(kind));
      await page.evaluate(() => fetch('/horizon/common/privacy/providers/CookiesDataProvider'));
      await expectWithdrawn(page);
      expect(await running(page)).toEqual([]);
      if (cookie === 'kept') await expect(banner(page)).toBeHidden();
      else await expect(banner(page)).toBeVisible();
    }
    if (cookie === 'kept') {
      await expect.poll(async () => (await cookiesOf(context)).travel_consent_unsent).toBeUndefined();
      expect((await cookiesOf(context)).consent).toBe(NECESSARY);
      expect(await recordOf(page)).toEqual([NECESSARY]);
    } else {
      expect(Object.keys(await cookiesOf(context))).not.toContain('consent');
      expect(await recordOf(page)).toEqual([]);
    }
    await other?.close();
  });
}

for (const kind of ['cookies', 'tcf'] as const) {
  test(`${kind}: an answer in one tab opens the gate of the other, and closes its banner`, async ({
    page,
    context,
  }) => {
    await withoutReact(page);
    await page.goto(address(kind));
    const other = await context.newPage();
    await withoutReact(other);
    await other.goto(address(kind));
    await expect(banner(other)).toBeVisible();
    await button(page, 'Accept all').click();
    await expect(banner(other)).toBeHidden();
    await expect.poll(() => running(other)).toContain('functional analytical');
    if (kind === 'tcf') await expect.poll(() => purposesTold(other)).toContain('1');
    await other.close();
  });

  test(`${kind}: and in React`, async ({ page, context }) => {
    await page.goto(address(kind));
    const other = await context.newPage();
    await other.goto(address(kind));
    await banner(other).hover();
    await other.waitForFunction(() => document.querySelector('travel-consent')?.matches(':state(ready)'));
    await expect(banner(other)).toBeVisible();
    await button(page, 'Accept all').click();
    await expect(banner(other)).toBeHidden();
    await expect.poll(() => running(other)).toContain('functional analytical');
    await other.close();
  });

  test(`${kind}: a cookie that has gone is asked for again, and no read restores it`, async ({ page, context }) => {
    await page.goto('/scenarios/bare/');
    await accept(page, kind);
    const name = kind === 'tcf' ? 'kyk_tcf' : 'consent';
    await context.clearCookies({ name });
    await page.goto(address(kind));
    await banner(page).hover();
    await page.waitForFunction(() => document.querySelector('travel-consent')?.matches(':state(ready)'));
    await page.evaluate(() => fetch('/horizon/common/privacy/providers/CookiesDataProvider'));
    expect(Object.keys(await cookiesOf(context))).not.toContain(name);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    if (kind === 'cookies') expect(await running(page)).toEqual([]);
  });
}

test('a choice that takes back some in the full framework is kept, and sent later, as it was said', async ({
  page,
  context,
  problems,
}) => {
  test.slow();
  problems.allow(/ERR_FAILED|Failed to (load|fetch)|CONSENT_FAILED/);
  await page.goto('/scenarios/bare/');
  await accept(page, 'tcf');
  expect((await cookiesOf(context)).consent?.split('.').sort()).toEqual(ALL.split('.').sort());
  await page.goto(address('tcf'));
  await settings(page).click();
  await button(page, 'Manage choices').click();
  const name = 'Consent: Use limited data to select advertising';
  await page.locator('travel-consent').getByRole('switch', { name, exact: true }).click();
  await page.route(BACK_END, (route) => route.abort());
  await button(page, 'Save choices').click();
  await expect.poll(async () => (await cookiesOf(context)).travel_consent_unsent).toContain('choice=accept');
  await page.unroute(BACK_END);
  await page.goto(address('tcf'));
  await expect.poll(async () => (await cookiesOf(context)).travel_consent_unsent).toBeUndefined();
  await expect.poll(async () => (await purposesTold(page)).length).toBe(10);
  const { purpose, consentedAdditionalVendors } = await page.evaluate(async () =>
    (await fetch('/i/api/iabtcf/v1/consent')).json(),
  );
  expect(purpose.consents).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(consentedAdditionalVendors).toEqual([1, 2, 3]);
});
