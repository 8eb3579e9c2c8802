/**
 * HTML answers a visitor as React does (D-110): each visit is played twice, without React and with it there, and every
 * step is compared. And the surfaces that an anonymous visitor opens, looks at and closes run no byte of React.
 */
import type { Page } from '@playwright/test';
import { decided } from './consent/consentPage.ts';
import { runPending } from './runPending.ts';
import { expect, headerOf, intentLoaded, loadReact, rewrite, test, WITH_MORE } from './test.ts';

const SHELL = '/scenarios/shell/';
const MENU = '/scenarios/account-menu/';
const FOOTER = '/scenarios/footer/?load=intent';

/** Everything of React and the pieces; not step 0, the fragments and what shows them. */
const REACT = /\/travel-shell\/(runtime|pickers|sign-in|header|account-menu|footer|nav-drawer)\//;

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 800 };

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });
// The banner would cover what is pressed.
test.beforeEach(({ context, baseURL }) => decided(context, baseURL, { consent: 'strictlyNecessary' }));

/** Notes our events, and is a router: what is pressed leads nowhere. */
async function prepare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const types = ['menu-toggle', 'drawer-opened', 'drawer-closed', 'track', 'navigate', 'sign-in-requested'];
    for (const type of types) {
      document.addEventListener(`travel-${type}`, (event) => {
        const { detail, target } = event as CustomEvent & { target: Element };
        const { result: _, ...rest } = detail;
        told.push(`${type} of ${target.localName}: ${JSON.stringify(rest)}`);
        if (type === 'navigate') event.preventDefault();
      });
    }
  });
}

/** All that a visitor, or their screen reader, would notice. */
const look = (page: Page) =>
  page.evaluate(() => {
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const all = roots.flatMap((root) => [...root.querySelectorAll('*')]);
    const inner = all.flatMap(({ shadowRoot }) => (shadowRoot ? [...shadowRoot.querySelectorAll('*')] : []));
    const elements = [...new Set([...all, ...inner])];
    const nameOf = (element: Element) =>
      `${element.localName} ${element.getAttribute('part') ?? ''} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 20)}`;
    let focused = document.activeElement as Element;
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const open = elements.filter((element) => element.matches(':modal, :popover-open'));
    return {
      focused: nameOf(focused),
      open: open.map((element) => `${element.localName} ${element.matches(':modal') ? 'modal' : 'popover'}`),
      roles: open.map((element) => [element.role, element.ariaModal, element.ariaLabel]),
      expanded: elements.filter((element) => element.ariaExpanded === 'true').map(nameOf),
      isLocked: getComputedStyle(document.documentElement).overflowY === 'hidden',
      links: elements.filter((element) => element.localName === 'a' && element.checkVisibility()).length,
      told: (window as unknown as { told: string[] }).told,
    };
  });

/** The page's state when nothing changes any more. */
async function settled(page: Page): Promise<Awaited<ReturnType<typeof look>>> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await look(page));
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { intervals: [300] },
    )
    .toBe(true);
  return JSON.parse(before);
}

interface Visit {
  path: string;
  size: { width: number; height: number };
  tags: string[];
  steps: Record<string, (page: Page) => Promise<unknown>>;
}

const press = (key: string) => (page: Page) => page.keyboard.press(key);
const outside = (page: Page) => page.mouse.click(5, 700);

const headerMenu = {
  'opens the menu': (page: Page) => headerOf(page).account.click(),
  'Tab goes on': press('Tab'),
  'Escape closes it': press('Escape'),
  'a key opens it': press('Enter'),
  'Escape closes it again': press('Escape'),
};
const followHelp = (page: Page) => page.locator('travel-account-menu').getByRole('link', { name: 'Help' }).click();
const ownTrigger = (page: Page) => page.locator('travel-account-menu [part=trigger]').click();
const menuButton = (page: Page) => headerOf(page).menuButton.click();
const drawer = (page: Page) => page.locator('travel-nav-drawer').getByRole('dialog', { name: 'Menu' });

const siteMap = (page: Page) => page.locator('travel-footer [part=site-map-button]').click();

const VISITS: Record<string, Visit> = {
  'the account menu of the header': {
    path: SHELL,
    size: WIDE,
    tags: ['travel-header', 'travel-account-menu'],
    steps: {
      ...headerMenu,
      'opens it once more': headerMenu['opens the menu'],
      'a press outside closes it': outside,
      'opens it a third time': headerMenu['opens the menu'],
      'follows a link': followHelp,
    },
  },
  'the account menu of the header, in a narrow window': {
    path: SHELL,
    size: NARROW,
    tags: ['travel-header', 'travel-account-menu'],
    steps: {
      ...headerMenu,
      'opens it once more': headerMenu['opens the menu'],
      'is closed by its button': (page) => headerOf(page).accountMenu.getByRole('button', { name: 'Close' }).click(),
      'opens it a third time': headerMenu['opens the menu'],
      'follows a link': followHelp,
    },
  },
  'the account menu by itself': {
    path: MENU,
    size: WIDE,
    tags: ['travel-account-menu'],
    steps: {
      opens: ownTrigger,
      'Escape closes it': press('Escape'),
      'opens again': ownTrigger,
      'a press outside closes it': outside,
      'opens once more': ownTrigger,
      'follows a link': followHelp,
    },
  },
  'the account menu by itself, in a narrow window': {
    path: MENU,
    size: NARROW,
    tags: ['travel-account-menu'],
    steps: {
      opens: ownTrigger,
      'Escape closes it': press('Escape'),
      'opens again': ownTrigger,
      'becomes a dropdown': (page) => page.setViewportSize(WIDE),
      'becomes modal again': (page) => page.setViewportSize(NARROW),
      'follows a link': followHelp,
    },
  },
  'the header’s “more”': {
    path: SHELL,
    size: WITH_MORE,
    tags: ['travel-header', 'travel-account-menu'],
    steps: {
      opens: (page) => headerOf(page).more.click(),
      'Tab goes on': press('Tab'),
      'Escape closes it': press('Escape'),
      'opens again': (page) => headerOf(page).more.click(),
      'a press outside closes it': outside,
      'opens once more': (page) => headerOf(page).more.click(),
      'follows a link': (page) => headerOf(page).moreMenu.getByRole('link').first().click(),
      'a link of the bar': (page) => headerOf(page).header.locator('.nav-bar a:visible').first().click(),
      'the logo': (page) => headerOf(page).header.locator('[part=logo]').click(),
    },
  },
  'the navigation drawer': {
    path: SHELL,
    size: NARROW,
    tags: ['travel-header', 'travel-nav-drawer'],
    steps: {
      opens: menuButton,
      'Tab goes on': press('Tab'),
      'shows more': (page) => drawer(page).getByRole('button', { name: 'Show more' }).click(),
      'shows less': (page) => drawer(page).getByRole('button', { name: 'Show less' }).click(),
      'Escape closes it': press('Escape'),
      'a key opens it': press('Enter'),
      'is closed by its button': (page) => drawer(page).getByRole('button', { name: 'Close menu' }).click(),
      'opens again': menuButton,
      'a press outside closes it': (page) => page.mouse.click(385, 700),
      'opens once more': menuButton,
      'follows a link': (page) => drawer(page).getByRole('link', { name: 'Hotels' }).click(),
    },
  },
  'the footer’s site map': {
    path: FOOTER,
    size: NARROW,
    tags: ['travel-footer'],
    steps: {
      opens: siteMap,
      'Tab goes on': press('Tab'),
      'Tab goes back': press('Shift+Tab'),
      'Tab stays inside': press('Shift+Tab'),
      'Escape closes it': press('Escape'),
      'a key opens it': press('Enter'),
      'is closed by its button': (page) => page.locator('travel-footer').getByRole('button', { name: 'Close' }).click(),
      'opens again': siteMap,
      'becomes part of the page': (page) => page.setViewportSize(WIDE),
      'becomes narrow again': (page) => page.setViewportSize(NARROW),
      'opens once more': siteMap,
      'follows a link': (page) => page.locator('travel-footer > [slot=site-map] a').first().click(),
    },
  },
  'the footer’s links': {
    path: FOOTER,
    size: WIDE,
    tags: ['travel-footer'],
    steps: {
      'of the company': (page) => page.locator('travel-footer > [slot=company] a').first().click(),
      'of the privacy menu': (page) => page.locator('travel-footer > [slot=privacy] a').first().click(),
      'of the site map': (page) => page.locator('travel-footer > [slot=site-map] a').first().click(),
    },
  },
};

/** The prompt loads when the browser is idle. */
const withoutPrompt = (page: Page, path: string) =>
  rewrite(page, path, (html) => html.replace(/<travel-sign-in-prompt.*?<\/travel-sign-in-prompt>/gs, ''));

/** The addresses of the scripts that run on the page, as they begin. */
async function scriptsRun(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const run: string[] = [];
  session.on('Debugger.scriptParsed', ({ url }) => run.push(url));
  await session.send('Debugger.enable');
  return run;
}

for (const [name, { path, size, tags, steps }] of Object.entries(VISITS)) {
  test(`${name} is the same without React, of which an anonymous visitor runs no byte`, async ({ page, context }) => {
    const html = await context.newPage();
    const run = await scriptsRun(html);
    for (const each of [page, html]) {
      await prepare(each);
      await withoutPrompt(each, path);
      await each.setViewportSize(size);
      await each.goto(path);
    }
    await page.bringToFront();
    await loadReact(page, ...tags);
    const expected: Record<string, Awaited<ReturnType<typeof look>>> = {};
    for (const [step, act] of Object.entries(steps)) {
      await act(page);
      expected[step] = await settled(page);
    }
    await html.bringToFront();
    // Wait for intent.js, as its events come late for a press before it, and a link then leads away.
    await html.keyboard.press('Tab');
    await intentLoaded(html);
    await html.evaluate(() => (document.activeElement as HTMLElement).blur());
    for (const [step, act] of Object.entries(steps)) {
      await act(html);
      await expect.poll(() => look(html), step).toEqual(expected[step]);
    }
    // The work that a step begins may run later.
    await settled(html);
    expect(await html.evaluate((all) => all.filter((tag) => customElements.get(tag)), tags)).toEqual([]);
    expect(run.some((url) => /\/intent\.\w+\.js$/.test(url))).toBe(true);
    expect(run.filter((url) => REACT.test(url))).toEqual([]);
  });
}

test('the first hover fetches React ahead, as bytes that nothing runs', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (REACT.test(request.url())) fetched.push(`${request.resourceType()} ${new URL(request.url()).pathname}`);
  });
  await withoutPrompt(page, SHELL);
  await page.goto(SHELL);
  await headerOf(page).account.hover();
  await expect
    .poll(() => fetched.map((each) => each.replace(/\.\w+\.js$/, '')))
    .toEqual(['fetch /travel-shell/runtime/react', 'fetch /travel-shell/runtime/runtime']);
});

test('nothing is fetched ahead for a browser that saves data', async ({ page, traffic }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await withoutPrompt(page, SHELL);
  await page.goto(SHELL);
  await headerOf(page).account.hover();
  await intentLoaded(page);
  await runPending(page);
  expect(traffic.paths(REACT)).toEqual([]);
});

/** Names of the controls in the HTML of a piece that load React when they are pressed; and those that nothing answers. */
const needyControls = (page: Page, tag: string) =>
  page.evaluate(async (name) => {
    const bridge = Reflect.get(globalThis, Symbol.for('travel-shell.loader')) as { want(tag: string): void };
    let hasNeeded = false;
    bridge.want = () => {
      hasNeeded = true;
    };
    document.addEventListener('travel-sign-in-requested', (event) => event.preventDefault());
    const root = document.querySelector(name)?.shadowRoot as ShadowRoot;
    const needy = new Set<string>();
    const unanswered: string[] = [];
    for (const control of root.querySelectorAll<HTMLElement>('a, button, summary')) {
      hasNeeded = false;
      control.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const target = control.getAttribute('popovertarget');
      const isAnswered =
        control.matches('a[href], summary, [data-dismiss], [data-expands][aria-expanded], [data-requests]') ||
        (target && root.getElementById(target));
      if (hasNeeded) needy.add((control.textContent as string).trim());
      else if (!isAnswered) unanswered.push(control.outerHTML);
    }
    return { needy: [...needy], unanswered };
  }, tag);

for (const [path, pieces] of [
  [SHELL, { 'travel-nav-drawer': ['Cookie settings'], 'travel-header': [] }],
  [MENU, { 'travel-account-menu': [] }],
  [FOOTER, { 'travel-footer': ['Cookie settings'] }],
] as const) {
  test(`the markup says which controls need script: ${Object.keys(pieces).join(', ')}`, async ({ page }) => {
    await page.route(REACT, () => new Promise(() => {}));
    await prepare(page);
    // The drawer is in front of the page.
    await page.setViewportSize(NARROW);
    await page.goto(path);
    await page.keyboard.press('Tab');
    await intentLoaded(page);
    for (const [tag, needy] of Object.entries(pieces))
      expect(await needyControls(page, tag), tag).toEqual({ needy, unanswered: [] });
  });
}
