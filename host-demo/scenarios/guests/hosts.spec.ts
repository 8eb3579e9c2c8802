/**
 * The header on pages of frameworks of all ages, by our tag: works, looks as on a blank page, and leaves the page as it
 * would be without us. `guests/hosts` has the pages, which all do the same.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import HOSTS from '../../guests/hosts/hosts.json' with { type: 'json' };
import { dialogOf } from '../sign-in/dialog.ts';
import { openMenu } from '../signInByHeader.ts';
import { expect, headerOf, headerReady, loadReact, picture, test } from '../test.ts';
import { hostState, watchHost } from './hostState.ts';

test.use({
  baseURL: async ({ baseURL }, use) => {
    const url = new URL(baseURL ?? '');
    await use(`http://localhost:${Number(url.port) + 1}`);
  },
});

/** Without Debian's file the suite says so, and the build leaves this host out. */
const PROTOTYPE = join(import.meta.dirname, '../../../dist/guests/hosts/prototype');

const COMPARED = Object.keys(HOSTS).filter(
  (host) => host !== 'blank' && (host !== 'prototype' || existsSync(PROTOTYPE)),
);

/** A control of the host's own, a button or a link. */
const press = (page: Page, name: string) => page.locator('main').getByText(name, { exact: true }).click();

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

const current = (page: Page) => page.locator('travel-header .nav-bar [aria-current]');

async function open(page: Page, host: string): Promise<void> {
  await page.goto(`/hosts/${host}/`);
  await heading(page, 'Your page');
}

/** The header's pixels. */
async function lookOf(page: Page): Promise<Buffer> {
  const header = page.locator('travel-header');
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await page.mouse.move(600, 400);
  const clip = await header.boundingBox();
  return page.screenshot({ animations: 'disabled', ...(clip && { clip }) });
}

/** As HTML, and by React, on the page about flights and that about trains. */
async function looksOf(page: Page): Promise<Buffer[]> {
  await expect(headerOf(page).account).toBeVisible();
  await expect(current(page)).toHaveText('Flights');
  const html = await lookOf(page);
  await headerReady(page);
  const react = await lookOf(page);
  await press(page, 'Show trains');
  // The host's own way to set an attribute.
  await expect(current(page)).toHaveText('Trains');
  // Documents of their own have an element of their own.
  await headerReady(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return [html, react, await lookOf(page)];
}

let blank: Promise<Buffer[]> | undefined;

/** Taken once by each worker. */
async function blankLooks(page: Page): Promise<Buffer[]> {
  blank ??= (async () => {
    const plain = await page.context().newPage();
    await open(plain, 'blank');
    const looks = await looksOf(plain);
    await plain.close();
    return looks;
  })();
  return blank;
}

/** Opens and closes all that the header opens; its page hears the menu button. */
async function useHeader(page: Page): Promise<void> {
  const { accountMenu, menuButton } = headerOf(page);
  const link = await openMenu(page, 'Sign in');
  await page.keyboard.press('Escape');
  await expect(accountMenu).toBeHidden();
  await openMenu(page, 'Sign in');
  await link.click();
  const { dialog } = dialogOf(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await menuButton.click();
  await expect(page.locator('output')).toHaveText('menu: true');
}

async function leave(page: Page): Promise<void> {
  await press(page, 'Leave');
  await heading(page, 'Elsewhere');
  await expect(page.locator('travel-header')).toHaveCount(0);
}

for (const host of COMPARED) {
  test(`${host}: the header works, looks as on a blank page to the pixel, and leaves the host as it is without us`, async ({
    page,
    context,
  }) => {
    await watchHost(context);
    await test.step('works and looks', async () => {
      await open(page, host);
      const looks = await looksOf(page);
      await picture(page, `host-${host}`);
      const expected = await blankLooks(page);
      expect(looks.map((look, at) => look.equals(expected[at] as Buffer))).toEqual([true, true, true]);
      await useHeader(page);
    });

    const without = await context.newPage();
    await test.step('the host without us', async () => {
      await without.route('**/travel-shell/loader.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await open(without, host);
      await press(without, 'Show trains');
      await leave(without);
    });

    await test.step('is left as without us, again and again', async () => {
      // A slow piece would be a change of the second time.
      await loadReact(page, 'travel-header', 'travel-account-menu', 'travel-sign-in');
      await leave(page);
      const control = await hostState(without);
      await expect.poll(async () => (await hostState(page)).page).toEqual(control.page);
      const left = await hostState(page);
      expect(missingIn(left.ours.listeners, control.ours.listeners), "the host's own listeners").toEqual([]);
      await press(page, 'Come back');
      await loadReact(page, 'travel-header');
      await expect(headerOf(page).account).toBeVisible();
      await useHeader(page);
      await leave(page);
      await expect.poll(() => hostState(page)).toEqual(left);
    });
  });
}

/** The entries that a list lacks of another one; each counts as often as it is there. */
function missingIn(list: readonly string[], wanted: readonly string[]): string[] {
  const left = [...list];
  return wanted.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
