/** Who has answered is asked again when the site asks for something else: D-58. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, loadReact, test } from '../test.ts';
import { ALL, decided, PAGE, running, withConfig, withoutReact } from './consentPage.ts';

/** With the dialog's number of the back end, so that its strings are ours. */
const TCF = { consentCategories: true, consent: { cmpId: 10 } };

/** An acceptance by the real form, of the whole list, version 45. */
const accept = async (page: Page) => {
  await page.goto('/scenarios/bare/');
  await page.evaluate(async () => {
    const body = new URLSearchParams({ regime: 'tcf', choice: 'accept', text: 'tcf-1', locale: 'en-US' });
    await fetch('/privacy/consent', { method: 'POST', body, headers: { accept: 'application/json' } });
  });
};

const VERSION_2 = { consentCategories: true, consent: { version: 2 } };
const banner = (page: Page) => page.locator('travel-consent [part=banner]');
const button = (page: Page, name: string) => page.locator('travel-consent').getByRole('button', { name, exact: true });
const cookiesOf = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));

for (const consent of [ALL, 'strictlyNecessary']) {
  test(`an answer to an earlier version does not count, and is asked for again: ${consent}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await withoutReact(page);
    await decided(context, baseURL, { consent });
    await page.goto(withConfig(PAGE, VERSION_2));
    await expect(banner(page)).toBeVisible();
    expect(await running(page)).toEqual([]);
    expect(Object.keys(await cookiesOf(context))).not.toContain('consent');
    // Until there is an answer.
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await button(page, 'Accept all').click();
    await expect.poll(() => running(page)).toContain('analytical');
    await expect.poll(async () => (await cookiesOf(context)).travel_consent_2).toBe('true');

    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.reload();
    await expect.poll(() => running(page)).toContain('analytical');
    await expect(banner(page)).toBeHidden();
    // Nothing more is loaded for who has decided.
    expect(files.filter((file) => /\/(tcf|later)\.\w+\.js/.test(file))).toEqual([]);
  });
}

test('an answer that is quicker than later.js counts, and is not asked for again', async ({ page, context }) => {
  await withoutReact(page);
  const { promise: answered, resolve: letLater } = Promise.withResolvers<void>();
  await page.route(/\/later\.\w+\.js/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(withConfig(PAGE, VERSION_2));
  await button(page, 'Accept all').click();
  await expect.poll(async () => (await cookiesOf(context)).consent).toBe(ALL);
  await expect.poll(async () => (await cookiesOf(context)).travel_consent_2).toBe('true');
  letLater();
  // later.js has run when it opens the banner.
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('travel-cookie-settings-requested', { bubbles: true })),
  );
  await expect(banner(page)).toBeVisible();
  expect((await cookiesOf(context)).consent).toBe(ALL);
});

test('in React, too: a refusal of the new version is one, and stays', async ({ page, context, baseURL }) => {
  await decided(context, baseURL, { consent: ALL });
  await page.goto(withConfig(PAGE, VERSION_2));
  await loadReact(page, 'travel-consent');
  await page.waitForFunction(() => document.querySelector('travel-consent')?.matches(':state(ready)'));
  await button(page, 'Reject all').click();
  await expect.poll(async () => (await cookiesOf(context)).travel_consent_2).toBe('true');
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  expect(await running(page)).toEqual([]);
  await expect(banner(page)).toBeHidden();
  expect((await cookiesOf(context)).consent).toBe('strictlyNecessary');
});

interface Told {
  eventStatus?: string;
  tcString?: string;
  purpose?: { consents: Record<string, boolean> };
}

/** Notes the answers to a listener of the page. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    const api = (window as unknown as { __tcfapi(...call: unknown[]): void }).__tcfapi;
    api('addEventListener', 2, (data: unknown) => told.push(data));
  });
const toldOf = (page: Page) => page.evaluate(() => (window as unknown as { told: Told[] }).told);
const eventsOf = async (page: Page) => (await toldOf(page)).flatMap(({ eventStatus }) => eventStatus ?? []);
const allowed = ({ purpose }: Told = {}) =>
  Object.entries(purpose?.consents ?? {}).flatMap(([id, isAllowed]) => (isAllowed ? id : []));

test('full framework, another version: no script is told of the string of before', async ({ page, context }) => {
  await withoutReact(page);
  await accept(page);
  const config = { ...TCF, consent: { ...TCF.consent, version: 2 } };
  await page.goto(withConfig(`${PAGE}?kind=tcf`, config));
  await listen(page);
  await expect(banner(page)).toBeVisible();
  await expect.poll(() => eventsOf(page)).toEqual(['cmpuishown']);
  expect(allowed((await toldOf(page)).at(-1))).toEqual([]);
  await button(page, 'Accept all').click();
  await expect.poll(() => eventsOf(page)).toEqual(['cmpuishown', 'useractioncomplete']);
  await expect.poll(async () => (await cookiesOf(context)).travel_consent_2).toBe('true');
  await page.reload();
  await listen(page);
  await expect.poll(() => eventsOf(page)).toEqual(['tcloaded']);
  await expect(banner(page)).toBeHidden();
});

test('full framework: nobody is asked for the same partners; for others the dialog asks, and the last choice counts until then', async ({
  page,
  context,
}) => {
  await withoutReact(page);
  let now: object = { changedIn: 45, vendorIds: [10] };
  await page.route('**/iabtcf/v1/initialPrefs', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...now } });
  });
  await accept(page);
  const { kyk_tcf: saved } = await cookiesOf(context);
  const address = withConfig(`${PAGE}?kind=tcf`, TCF);
  await test.step('the same partners', async () => {
    await page.goto(address);
    await listen(page);
    await expect.poll(() => eventsOf(page)).toEqual(['tcloaded']);
    await expect(banner(page)).toBeHidden();
  });
  for (const [what, changed] of [
    ['another partner', { changedIn: 45, vendorIds: [10, 9999] }],
    ['another purpose of a partner', { changedIn: 46, vendorIds: [10] }],
  ] as const)
    await test.step(what, async () => {
      now = changed;
      await page.goto(address);
      await listen(page);
      await expect(banner(page)).toBeVisible();
      await expect.poll(() => eventsOf(page)).toEqual(['cmpuishown']);
      const [told] = (await toldOf(page)).slice(-1);
      expect([told?.tcString, allowed(told).length]).toEqual([saved, 11]);
      expect(await running(page)).toContain('analytical');
      expect((await cookiesOf(context)).kyk_tcf).toBe(saved);
    });
});
