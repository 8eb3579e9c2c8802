/** The base test of all scenario specs. */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../demo/seed/accounts.ts';
import { Problems } from './Problems.ts';
import { Traffic } from './Traffic.ts';

export { expect };

interface Fixtures {
  problems: Problems;
  traffic: Traffic;
}

/** The events a piece sent to the page, in order. */
export interface Seen {
  type: string;
  tag?: string;
  code?: string;
  phase?: string;
}

type Noted = Document & { travelSeen?: Seen[] };

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      const seen: Seen[] = [];
      (document as Noted).travelSeen = seen;
      for (const type of ['travel-ready', 'travel-error', 'travel-menu-toggle', 'travel-sign-out']) {
        document.addEventListener(type, (event) => seen.push({ type, ...(event as CustomEvent).detail }), true);
      }
    });
    await use(context);
  },
  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      problems.watch(context);
      await use(problems);
      expect(problems.list(), 'unexpected console lines, errors and failed requests').toEqual([]);
    },
    { auto: true },
  ],
  traffic: async ({ context }, use) => {
    const traffic = new Traffic();
    traffic.watch(context);
    await use(traffic);
  },
});

/** The events of one type that pieces have sent on this page. */
export function seen(page: Page, type: string): Promise<Seen[]> {
  return page.evaluate(
    (wanted) => ((document as Noted).travelSeen ?? []).filter((event) => event.type === wanted),
    type,
  );
}

/** Signs the browser in by a request, without the login page, which account-menu.spec.ts uses. Then opens `path`. */
export async function signIn(
  page: Page,
  path: string,
  login = 'ada@example.com',
  password = DEMO_PASSWORD,
): Promise<void> {
  const { formtoken } = await (await page.request.post('/s/run/formtoken')).json();
  const form = { formtoken, username: login, passwd: password };
  const answer = await page.request.post('/login', { form, maxRedirects: 0 });
  expect(answer.status(), `sign-in of ${login}`).toBe(303);
  await page.goto(path);
}

/** The path of a page of the site without anything of ours, on which scripts may call the back end. */
export async function emptyPage(page: Page): Promise<string> {
  const body = '<!doctype html><link rel="icon" href="data:,"><title>Empty</title>';
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body }));
  return '/empty';
}

/** Asks for React for these tags, by default for those of the page, as a page itself may. What fails is told by events. */
const load = (page: Page, ...tags: string[]) =>
  page.evaluate((given) => {
    const elements = [...document.querySelectorAll(':not(:defined)')];
    const names = given[0] ? given : elements.map(({ localName }) => localName);
    const tags = new Set(names.filter((tag) => tag.startsWith('travel-')));
    type Calls = { push(call: (shell: { load(tag: string): Promise<void> }) => void): void };
    const page = window as unknown as { travelShell?: Calls };
    page.travelShell ??= [] as unknown as Calls;
    page.travelShell.push((shell) => tags.forEach((tag) => void shell.load(tag).catch(() => {})));
  }, tags);

/** Has React there for these pieces, which a visitor brings by need (D-110). Resolves when one of each can be used. */
export async function loadReact(page: Page, ...tags: string[]): Promise<void> {
  await load(page, ...tags);
  await expect
    .poll(async () => (await seen(page, 'travel-ready')).map(({ tag }) => tag))
    .toEqual(expect.arrayContaining(tags));
}

/** Asks for React, and resolves when `count` pieces have rendered or hydrated since the page was opened. */
export async function headerReady(page: Page, count = 1): Promise<void> {
  await load(page);
  await expect.poll(async () => (await seen(page, 'travel-ready')).length).toBeGreaterThanOrEqual(count);
}

/** Address of a scenario whose page has React render its pieces from the start. */
export const rendered = (path: string, config: object = {}): string =>
  `${path}?config=${encodeURIComponent(JSON.stringify({ fragments: 'off', ...config }))}`;

/** Opens a page and waits until its header works. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await headerReady(page);
}

/** Rewrites the HTML of a page in flight, and its CSP. */
export async function rewrite(
  page: Page,
  path: string,
  change: (html: string) => string,
  changePolicy = (policy: string) => policy,
): Promise<void> {
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const name = 'content-security-policy';
      if (headers[name]) headers[name] = changePolicy(headers[name]);
      await route.fulfill({ response, headers, body: change(await response.text()) });
    },
  );
}

/** Configures the next pages by script, with what their server would refuse from an address. */
export const configure = (page: Page, config: object): Promise<unknown> =>
  page.addInitScript((given) => {
    const queue = [(shell: { configure(values: object): void }) => shell.configure(given)];
    Object.assign(window, { travelShell: queue });
  }, config);

/** A window in which the bar has no room for all items, so that there is "more". */
export const WITH_MORE = { width: 1100, height: 800 };

/** Page object for the header. */
export function headerOf(page: Page) {
  const header = page.locator('travel-header').first();
  return {
    header,
    menuButton: header.getByRole('button', { name: 'Menu', exact: true }),
    more: header.getByRole('button', { name: 'More' }),
    moreMenu: header.locator('#more'),
    account: header.locator('[part=account]'),
    accountMenu: header.locator('#account'),
  };
}

/** Takes a screenshot for review into test-results/screens with `SCREENSHOTS=1`. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  await animationsEnded(page);
  await page.screenshot({ path: `test-results/screens/${name}.png` });
}

async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const roots = [document, ...[...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot)];
    const animations = roots.flatMap((root) => root?.getAnimations() ?? []);
    // A placeholder's pulse has no end, and the fade of a row follows its scroll.
    const ending = animations.filter(
      ({ effect, timeline }) =>
        timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Expects no axe violations inside `selector`, including shadow roots. `except` is what has a test of its own. */
export async function expectAccessible(page: Page, selector = 'body', except: string[] = []): Promise<void> {
  // Semi-transparent text has less contrast.
  await animationsEnded(page);
  // axe copies style sheets without a nonce, for a rule that is off.
  // In the page itself, which has no frames: else axe describes everything for a second page that only sums it up.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ preload: { assets: ['media'] }, resultTypes: ['violations'] })
    .include(selector);
  for (const each of except) axe.exclude(each);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, target }) => `${target} ${html}`).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** The script that answers presses comes with the first intent, such as the opening of a menu. */
export const intentLoaded = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Reflect.get(globalThis, Symbol.for('travel-shell.loader'))?.release);

/**
 * Each layout shift of the page so far, or of what reaches above `bottom`, in pixels of the window: its score and its
 * sources. The scores sum up to the page's CLS.
 */
export function layoutShifts(page: Page, bottom = Number.MAX_VALUE): Promise<string[]> {
  return page.evaluate(
    (limit) =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources, startTime } of list.getEntries() as LayoutShift[]) {
            if (!sources.some((each) => Math.min(each.previousRect.top, each.currentRect.top) < limit)) continue;
            // For nodes in a shadow root only the position is known.
            const moved = sources.map(({ node, previousRect, currentRect }) => {
              const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName;
              return `${what} ${JSON.stringify(previousRect)} -> ${JSON.stringify(currentRect)}`;
            });
            shifts.push(`${value} after ${Math.round(startTime)} ms: ${moved}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Two frames: the last shift has been painted, and its entry delivered.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shifts))));
      }),
    bottom,
  );
}

/** Delays all our responses, so that the order of requests is measurable. */
export async function slowDown(page: Page, milliseconds: number, pattern: RegExp): Promise<void> {
  await page.route(pattern, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}
