/** Hosts of another kind: an XHTML document, paper, a page without an origin. */
import type { Frame, Page, Route } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';
import { expect, picture, signIn, test } from '../test.ts';

// Passkeys do not work on IP addresses.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

const PAGE = '/scenarios/every-piece/';

/** Each button that opens something. */
const surfacesOf = (page: Page | Frame) =>
  (
    [
      ['travel-header', '.more', '#more'],
      ['travel-header', '[part=account]', '#account'],
      ['.settings travel-account-menu', '[part=trigger]', '#account'],
      ['travel-country-picker', '.trigger', '#surface'],
      ['travel-currency-picker', '.trigger', '#surface'],
    ] as const
  ).map(([piece, button, surface]) => ({
    button: page.locator(piece).locator(button).first(),
    surface: page.locator(piece).locator(surface).first(),
  }));

/** Opens and closes each by press and by keyboard. */
async function openAll(page: Page, inside: Page | Frame = page): Promise<void> {
  for (const { button, surface } of surfacesOf(inside)) {
    await button.click();
    await expect(surface).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(surface).toBeHidden();
    await button.press('Enter');
    await expect(surface).toBeVisible();
    await inside.locator('.settings b').click();
    await expect(surface).toBeHidden();
  }
}

async function headerIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => window.travelShell?.version);
  await page.evaluate(() => void window.travelShell?.load('travel-header'));
  await expect(page.locator('travel-header:state(ready)')).toHaveCount(1);
}

test.describe('in an XHTML document', () => {
  test('menus and pickers open as fragments without the loader', async ({ page }) => {
    await page.goto(`${PAGE}?xhtml&served&quiet`);
    await expect(page.locator('travel-footer')).toBeVisible();
    expect(await page.evaluate(() => document.contentType)).toBe('application/xhtml+xml');
    await openAll(page);
  });

  const openLoaded = async (page: Page, form: string) => {
    await page.goto(`${PAGE}?xhtml&${form}`);
    await headerIsReady(page);
    await openAll(page);
    await expect(page.locator('travel-footer').getByRole('link', { name: 'About' }).first()).toBeVisible();
    await picture(page, `xhtml-${form}`);
  };

  test('menus and pickers open once loaded, from served', ({ page }) => openLoaded(page, 'served'));

  test('menus and pickers open once loaded, from client; the sign-in form keeps its attributes, and signs in', async ({
    page,
  }) => {
    await openLoaded(page, 'client');
    await page.locator('travel-header [part=account]').click();
    await page.locator('travel-header').getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.locator('travel-sign-in').getByRole('button', { name: 'Continue with email' }).click();
    const name = page.locator('travel-sign-in [name=username]');
    await expect(name).toHaveAttribute('autocomplete', /username/);
    expect(await page.locator('travel-sign-in form').evaluate((form: HTMLFormElement) => form.noValidate)).toBe(true);
    await name.fill('ada@example.com');
    await name.press('Enter');
    await page.locator('travel-sign-in [name=password]').fill(DEMO_PASSWORD);
    await page.locator('travel-sign-in [name=password]').press('Enter');
    await expect(page.locator('travel-header [part=account]')).toHaveAccessibleName('Account: Ada Lovelace');
  });
});

test.describe('on paper', () => {
  /** Texts that can be seen outside the article, and elements that are not in the flow. */
  const onPaper = (page: Page) =>
    page.evaluate(() => {
      const all = (root: ParentNode): Element[] =>
        [...root.querySelectorAll('*')].flatMap((element) => [
          element,
          ...(element.shadowRoot ? all(element.shadowRoot) : []),
        ]);
      const seen = all(document.body)
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => !element.closest('main'));
      return {
        texts: seen
          .filter((element) => element.matches('a, button, p, h2'))
          .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
        fixed: seen
          .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      };
    });

  const LOGO = 'Vireo home';

  async function printDialog(page: Page): Promise<void> {
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await page.locator('travel-header [part=account]').click();
    await page.locator('travel-header').getByRole('link', { name: 'Sign in', exact: true }).click();
    const dialog = page.locator('travel-sign-in').getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(dialog).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
  }

  for (const [presentation, form] of [
    ['default', 'fragment'],
    ['dark', 'client'],
    ['aos', 'fragment'],
  ]) {
    test(`${presentation}, from ${form}: a logo, the legal line and nothing fixed`, async ({ page }) => {
      await page.goto(`${PAGE}?${form}&presentation=${presentation}`);
      await page.locator('travel-header .more').click();
      await headerIsReady(page);
      await expect(page.locator('travel-header #more')).toBeVisible();
      await expect(page.locator('travel-footer .copyright')).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      expect(await onPaper(page)).toEqual({ texts: [LOGO, LOGO, expect.stringContaining('©')], fixed: [] });
      await picture(page, `paper-${form}-${presentation}`);
      if (presentation === 'default') await test.step('an open sign-in dialog is left out', () => printDialog(page));
    });
  }

  test('a fragment without JavaScript prints the same', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(PAGE);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('travel-header .logo')).toBeVisible();
    await expect(page.locator('travel-header .more')).toBeHidden();
    await expect(page.locator('travel-footer').getByText('©')).toBeVisible();
    await expect(page.locator('travel-footer').getByRole('link', { name: 'About' }).first()).toBeHidden();
    await context.close();
  });
});

test.describe('on a page with an opaque origin', () => {
  const API = /^\/(horizon|s\/|k\/|account)/;

  for (const form of ['fragment', 'client']) {
    test(`in a sandboxed frame, from ${form}: menus work, nothing is asked and one line is logged`, async ({
      page,
      problems,
      traffic,
    }) => {
      problems.expect(/STATE_FAILED/);
      await signIn(page, `${PAGE}?sandbox&${form}`);
      const frame = page.frame({ url: /every-piece\/\?(fragment|client)/ }) as Frame;
      await frame.evaluate(() => void window.travelShell?.load('travel-header'));
      await expect(frame.locator('travel-header:state(ready)')).toHaveCount(1);
      await openAll(page, frame);
      expect(traffic.paths(API)).toEqual([]);
    });
  }

  test('a data: page', async ({ page, problems, baseURL }) => {
    const logged = problems.expect(/STATE_FAILED/);
    problems.expect(/CONFIG: apiBase is not configured, so calls and paths go to /);
    // Chromium keeps such a page from servers of its own machine.
    const answer = async (route: Route) => route.fulfill({ response: await route.fetch() });
    // Files that are fetched ahead may still be on their way when the test ends.
    await page.route('**/travel-shell/**', (route) => answer(route).catch(() => {}));
    await page.goto(
      `data:text/html,<script async src="${baseURL}/travel-shell/loader.js"></script><travel-header></travel-header>`,
    );
    await page.evaluate(() => void window.travelShell?.load('travel-header'));
    await headerIsReady(page);
    await page.locator('travel-header [part=account]').click();
    await expect(page.locator('travel-header').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
    await expect.poll(() => logged.length).toBe(1);
  });
});
