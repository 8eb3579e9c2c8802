/**
 * Pages with an older zone.js: Angular up to 17, or OpenTelemetry's zone context. It replaces `Promise`, and
 * `addEventListener` of everything: all listeners of one type on one target are one listener of the browser.
 */
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { PAGE, saveButton } from '../results/results.ts';
import { dialogOf, fillDialog } from '../sign-in/dialog.ts';
import { signInByHeader } from '../signInByHeader.ts';
import { expect, headerReady, loadReact, test } from '../test.ts';

// Passkeys do not work on IP addresses.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

const require = createRequire(import.meta.url);

const VERSIONS = [
  // No `Promise.withResolvers`; the option `signal` reaches the browser, which ends the listener of all.
  { version: '0.13.3', file: require.resolve('zone-0.13'), flight: 2 },
  // zone.js writes into the options, which fails where they are an `AbortController`.
  { version: '0.14.4', file: require.resolve('zone-0.14.4'), flight: 3 },
  { version: '0.14.6', file: require.resolve('zone-0.14.6'), flight: 4 },
];

/** Opens one of our pages with zone.js as its first script. */
async function openWith(page: Page, file: string, path: string): Promise<void> {
  await page.addInitScript({ path: file });
  await page.goto(path);
  expect(await page.evaluate(() => 'Zone' in window)).toBe(true);
}

/** The page's own notes. */
interface Noted extends Window {
  events: string[];
  result?: object;
  unhear(): void;
}

/** Opens the sign-in as a page may, and has it closed by the visitor; resolves when both the promise and the event came. */
async function openAndClose(page: Page): Promise<void> {
  await page.evaluate(() => {
    const events: string[] = [];
    Object.assign(window, { events, result: undefined });
    document.addEventListener('travel-sign-in-closed', ({ type }) => events.push(type), { once: true });
    void window.travelShell?.openSignIn({ reason: 'save-trip' }).then((result) => Object.assign(window, { result }));
  });
  const { dialog } = dialogOf(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const noted = () => page.evaluate(() => [(window as unknown as Noted).events, (window as unknown as Noted).result]);
  await expect.poll(noted).toEqual([['travel-sign-in-closed'], expect.objectContaining({ signedIn: false })]);
}

/** Whether listeners that the page adds now hear what happens; it takes them away again. */
async function expectHeard(page: Page, act: () => Promise<unknown>, ...types: string[]): Promise<void> {
  await page.evaluate((given) => {
    const heard: string[] = [];
    const ends = given.map((type) => {
      const target = { keydown: document, navigate: window.navigation as EventTarget | undefined }[type] ?? window;
      const hear = () => heard.push(type);
      target.addEventListener(type, hear);
      return () => target.removeEventListener(type, hear);
    });
    Object.assign(window, { events: heard, unhear: () => ends.map((end) => end()) });
  }, types);
  await act();
  await expect
    .poll(() => page.evaluate(() => [...new Set((window as unknown as Noted).events)].toSorted()))
    .toEqual(types.toSorted());
  await page.evaluate(() => (window as unknown as Noted).unhear());
}

for (const { version, file, flight } of VERSIONS) {
  test.describe(`with zone.js ${version}`, () => {
    test('the link of the header opens the dialog, which signs in', async ({ page }) => {
      await openWith(page, file, '/scenarios/bare/');
      await signInByHeader(page);
    });

    test('openSignIn() settles, the dialog opens and closes again and again, and a save that needs a sign-in ends saved', async ({
      page,
    }) => {
      await openWith(page, file, PAGE);
      const press = () => page.keyboard.press('k');
      await test.step('before React', async () => {
        await openAndClose(page);
        await expectHeard(page, press, 'keydown');
        await openAndClose(page);
      });
      await test.step('with React', async () => {
        await loadReact(page, 'travel-sign-in', 'travel-save-button');
        await openAndClose(page);
        await expectHeard(page, press, 'keydown');
        await openAndClose(page);
        await expectHeard(page, press, 'keydown');
      });
      await test.step('a save', async () => {
        const save = saveButton(page, flight);
        await save.click();
        await fillDialog(page, 'sol@example.com');
        await expect(save).toHaveAttribute('aria-pressed', 'true');
        await save.click();
        await expect(save).toHaveAttribute('aria-pressed', 'false');
      });
    });

    test('pages of ours leave the page its own listeners', async ({ page }) => {
      await openWith(page, file, '/business/get-started');
      await headerReady(page);
      await loadReact(page, 'travel-business');
      const business = page.locator('travel-business');
      const { pathname } = new URL(page.url());
      await business.getByRole('navigation').getByRole('link', { name: 'Plans', exact: true }).click();
      await expect(business.getByRole('heading', { level: 1 })).toHaveText('Plans');
      await page.goBack();
      await expect(business.getByRole('heading', { level: 1 })).toHaveText('Travel as a company');
      expect(new URL(page.url()).pathname).toBe(pathname);
      const element = await business.elementHandle();
      await element?.evaluate((node) => node.remove());
      // React ends in a task of its own.
      const isEmpty = () => element?.evaluate(({ shadowRoot }) => !shadowRoot?.querySelector('h1'));
      await expect.poll(isEmpty).toBe(true);
      const move = () =>
        page.evaluate(() => {
          history.pushState(null, '', '#here');
          history.back();
          dispatchEvent(new PageTransitionEvent('pageshow'));
        });
      await expectHeard(page, move, 'popstate', 'pageshow', 'navigate');
    });
  });
}
