/**
 * A visitor's steps in the banner without React, which is held back for good, and the same steps with it: views, focus,
 * events and cookies are the same.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { decided, FORM, withoutReact } from '../consent/consentPage.ts';
import type { Problems } from '../Problems.ts';
import { runPending } from '../runPending.ts';
import { expect, expectAccessible, picture, test } from '../test.ts';

const PAGE = '/scenarios/consent-banner/?head';
/** Without other pieces: the pointer is over nothing else when the banner closes. */
const ALONE = '/scenarios/consent/?';
const LIST = '**/cookies/forCategory?*';
/** Files of React, the federation and the store, and of the pieces. */
const REACT = /\/travel-shell\/(runtime|consent)\//;

/** Paths of what the page asks for: nothing here needs React, so nothing of it is fetched ahead, either (D-110). */
function watchPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const banner = (page: Page) => page.locator('travel-consent [part=banner]');
const heading = (page: Page) => banner(page).locator('[part=heading]:visible');
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const switchOf = (page: Page, name: string) => banner(page).getByRole('switch', { name });
const consentOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'consent')?.value;

const isReady = (page: Page) =>
  page.waitForFunction(() => document.querySelector('travel-consent')?.matches(':state(ready)'));

interface Told {
  told: unknown[];
}

/** Everything that the page is told of, in order. */
const watchEvents = (page: Page) =>
  page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    for (const type of ['travel-track', 'travel-consent-given', 'travel-consent-declined'])
      document.addEventListener(type, (event) => {
        const { target, detail } = event as CustomEvent;
        told.push([type, (target as Element).localName, detail]);
      });
  });
const told = (page: Page) => page.evaluate(() => (window as unknown as Told).told);

/** The view as a visitor notices it: its roles and names, and where the focus is. */
async function look(page: Page): Promise<object> {
  const focused = await page.evaluate(() => {
    const inside = document.activeElement?.shadowRoot?.activeElement;
    return inside?.textContent?.trim() || inside?.getAttribute('aria-label') || document.activeElement?.localName;
  });
  const name = await banner(page).evaluate((layer: HTMLElement) => {
    const root = layer.getRootNode() as ShadowRoot;
    return root.getElementById(layer.getAttribute('aria-labelledby') ?? '')?.textContent;
  });
  return { view: await banner(page).ariaSnapshot(), name, focused };
}

/** Opens the page in one way, then in the other, and returns what the visit has noted in each. */
async function inBoth<T>(page: Page, context: BrowserContext, visit: () => Promise<T>, path = PAGE): Promise<[T, T]> {
  await watchEvents(page);
  const cookies = await context.cookies();
  await withoutReact(page);
  await page.goto(path);
  const before = await visit();
  await page.unroute(/\/runtime\//);
  await context.clearCookies();
  await context.addCookies(cookies);
  await page.goto(path);
  await page.evaluate(() => window.travelShell?.load('travel-consent'));
  await isReady(page);
  return [before, await visit()];
}

/** A phone, without the typeface: which one shows depends on what the browser has in its cache. */
async function narrow(page: Page, problems: Problems): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  problems.allow(/woff2|ERR_FAILED/);
  await page.route(/\.woff2/, (route) => route.abort());
}

/** The layout of the banner: the place of each element. */
const boxesOf = (page: Page) =>
  banner(page).evaluate((layer) =>
    [...layer.querySelectorAll('*')].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [each.localName, x, y, width, height];
    }),
  );

/** A category without cookies, and a list that cannot be had, leave the view as it is. */
async function showLists(page: Page, logged: readonly string[]): Promise<object[]> {
  const lines = logged.length;
  await page.route(LIST, (route) => route.fulfill({ json: { cookies: [] } }));
  await button(page, 'Show cookies: Functional').click();
  await expect.poll(() => logged.length).toBe(lines + 1);
  const empty = await look(page);
  await page.unroute(LIST);
  await page.route(LIST, (route) => route.fulfill({ status: 503, json: {} }));
  await button(page, 'Show cookies: Analytics').click();
  await expect(banner(page).getByText('The list of cookies could not be loaded.')).toBeVisible();
  await page.unroute(LIST);
  return [empty, await look(page)];
}

test('CNS-011 CNS-012 CNS-013 CNS-014 CNS-015 CNS-017 choosing by category is the same, and looks the same', async ({
  page,
  context,
  problems,
}) => {
  // The pointer is over the footer when the banner has closed.
  problems.allow(/LOAD_FAILED: <travel-footer>|Failed to load|503/);
  const logged = problems.expect(/CONSENT_FAILED/, 4);
  await narrow(page, problems);
  const names = ['without-React', 'with-React'];
  const [before, after] = await inBoth(page, context, async () => {
    const views: object[] = [];
    const note = async () => views.push(await look(page));
    await button(page, 'Manage choices').click();
    await expect(heading(page)).toHaveText('Choose your cookies');
    await expect(heading(page)).toBeFocused();
    await expect(banner(page).locator('[part=category]').first()).toBeVisible();
    await picture(page, `consent-selection-${names.shift()}-en-US`);
    const boxes = await boxesOf(page);
    await expectAccessible(page, 'travel-consent');
    await note();
    await test.step('no list of cookies', async () => views.push(...(await showLists(page, logged))));
    await switchOf(page, 'Analytics').check();
    await button(page, 'Show cookies: Advertising').click();
    await expect(heading(page)).toHaveText('Advertising');
    await expect(page.getByRole('cell', { name: 'doubleclick.net' })).toBeVisible();
    await expectAccessible(page, 'travel-consent');
    await note();
    await button(page, 'Back').click();
    await expect(switchOf(page, 'Analytics')).toBeChecked();
    await note();
    await button(page, 'Back').click();
    await expect(heading(page)).toHaveText('We use cookies');
    await note();
    await button(page, 'Manage choices').click();
    await switchOf(page, 'Functional').press('Space');
    // No answer.
    await switchOf(page, 'Functional').press('Enter');
    await expect(switchOf(page, 'Functional')).toBeChecked();
    await note();
    await button(page, 'Save choices').click();
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => consentOf(context)).toBe('strictlyNecessary.functional.analytical');
    await expect.poll(async () => (await told(page)).length).toBe(4);
    return { views, boxes, told: await told(page) };
  });
  expect(before).toEqual(after);
  const press = (label: string) => [
    'travel-track',
    'travel-consent',
    { piece: 'consent', part: 'cookies', action: 'click', label },
  ];
  expect(after.told.slice(0, 3)).toEqual([press('manage'), press('manage'), press('save')]);
});

test('React goes on with the view that shows, and with what is chosen in it', async ({ page, context }) => {
  await watchEvents(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/runtime\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PAGE);
  await button(page, 'Manage choices').click();
  await switchOf(page, 'Analytics').check();
  await button(page, 'Show cookies: Advertising').click();
  await expect(heading(page)).toHaveText('Advertising');
  const before = await look(page);
  void page.evaluate(() => window.travelShell?.load('travel-consent'));
  release();
  await isReady(page);
  expect(await look(page)).toEqual(before);
  await button(page, 'Back').click();
  await expect(switchOf(page, 'Analytics')).toBeChecked();
  await switchOf(page, 'Functional').check();
  await button(page, 'Save choices').click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => consentOf(context)).toBe('strictlyNecessary.functional.analytical');
  expect((await told(page)).map((each) => (each as [string, string, { label?: string }])[2].label)).toEqual([
    'manage',
    'save',
    undefined,
  ]);
});

test('opened again, the switches show what the browser has kept, and what is taken back counts at once', async ({
  page,
  context,
  baseURL,
}) => {
  await decided(context, baseURL, { consent: 'strictlyNecessary.advertising' });
  await watchEvents(page);
  await withoutReact(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(FORM, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(ALONE);
  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await settings.click();
  await button(page, 'Manage choices').click();
  await expect(switchOf(page, 'Analytics')).not.toBeChecked();
  await switchOf(page, 'Advertising').uncheck();
  await switchOf(page, 'Analytics').check();
  await button(page, 'Save choices').click();
  await expect(banner(page)).toBeHidden();
  await expect(settings).toBeFocused();
  await expect.poll(() => consentOf(context)).toBe('strictlyNecessary');
  release();
  await expect.poll(() => consentOf(context)).toBe('strictlyNecessary.analytical');
  const given = async () => (await told(page)).filter((each) => (each as string[])[0] === 'travel-consent-given');
  const detail = (...accepted: string[]) => ({ regime: 'cookies', accepted, acceptedCategories: accepted });
  await expect.poll(async () => (await given()).length).toBe(2);
  expect((await given()).map((each) => (each as unknown[])[2])).toEqual([
    detail('strictlyNecessary'),
    detail('strictlyNecessary', 'analytical'),
  ]);
});

test.describe('no byte of React', () => {
  test('is loaded for choosing by category, also under a strict policy', async ({ page, context }) => {
    const paths = watchPaths(page);
    await page.goto(`${ALONE}csp`);
    await button(page, 'Accept all').hover();
    await button(page, 'Manage choices').click();
    await switchOf(page, 'Functional').check();
    await button(page, 'Show cookies: Advertising').click();
    await expect(heading(page)).toHaveText('Advertising');
    await button(page, 'Back').click();
    await button(page, 'Save choices').click();
    await expect.poll(() => consentOf(context)).toBe('strictlyNecessary.functional');
    await runPending(page);
    expect(paths.filter((path) => REACT.test(path))).toEqual([]);
    // The framework's library is not needed, either.
    const ours = paths.filter((path) => /\/travel-shell\/[^/]*\.js$/.test(path));
    const names = new Set(ours.map((path) => path.replace(/\.\w{8}\./, '.').replace('/travel-shell/', '')));
    // With the pointer comes intent.js.
    expect([...names].sort()).toEqual(['consent.js', 'intent.js', 'later.js', 'loader.js']);
  });

  for (const [ids, kind, answer, cookie] of [
    ['CNS-048 CNS-049', 'notice', 'Close', 'travel_meta_hideCookieMessage'],
    ['CNS-045 CNS-046', 'two-party', 'Continue', 'travel_meta_twoPartyAccepted'],
    ['CNS-042 CNS-043', 'data-transfer', 'Continue', 'DATA_CONSENT'],
  ] as const)
    test(`${ids} is loaded for ${kind}, which an answer closes, and which does not come again`, async ({
      page,
      context,
    }) => {
      const paths = watchPaths(page);
      await watchEvents(page);
      await page.goto(`${ALONE}kind=${kind}`);
      if (kind !== 'notice') {
        await page.keyboard.press('Escape');
        // The box is not ticked yet.
        await button(page, answer).click();
        await expect(banner(page)).toBeVisible();
        await page.getByRole('checkbox').check();
      }
      const answered = page.waitForResponse(FORM);
      await button(page, answer).click();
      await expect(banner(page)).toBeHidden();
      expect((await answered).status()).toBe(200);
      expect((await context.cookies()).find(({ name }) => name === cookie)?.value).toBe('true');
      await runPending(page);
      // A notice that is closed is no refusal.
      expect((await told(page)).map((each) => (each as string[])[0])).not.toContain('travel-consent-declined');
      expect(paths.filter((path) => REACT.test(path))).toEqual([]);
      await page.reload();
      await expect(page.locator('h1')).toBeVisible();
      await expect(banner(page)).toBeHidden();
    });

  test('is loaded for the first layer of the full framework, with its purposes', async ({ page }) => {
    const paths = watchPaths(page);
    const config = JSON.stringify({ consentCategories: true, consent: { cmpId: 10 } });
    await page.goto(`${ALONE}kind=tcf&config=${encodeURIComponent(config)}`);
    const purpose = banner(page).locator('details').first();
    await purpose.locator('summary').click();
    await expect(purpose.locator('p')).toBeVisible();
    await runPending(page);
    expect(paths.filter((path) => REACT.test(path))).toEqual([]);
    await button(page, 'Manage choices').click();
    await expect(page.getByRole('tab').first()).toBeVisible();
  });
});

test('in Arabic it looks as it does with React', async ({ page, context, problems }) => {
  await narrow(page, problems);
  const names = ['without-React', 'with-React'];
  const [before, after] = await inBoth(
    page,
    context,
    async () => {
      await banner(page).locator('[value=manage]').click();
      await expect(banner(page).locator('[part=category]').first()).toBeVisible();
      await picture(page, `consent-selection-${names.shift()}-ar`);
      return boxesOf(page);
    },
    `${PAGE}&locale=ar`,
  );
  expect(before).toEqual(after);
});
