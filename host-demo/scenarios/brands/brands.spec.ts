/** A piece that opens by itself takes the looks of the requesting piece unless the page configures them. */

import type { Page } from '@playwright/test';
import { BRANDS, type Brand } from '@travel-shell/core';
import { expect, intentLoaded, loadReact, open, picture, test } from '../test.ts';

const PAGE = '/scenarios/brands/';
/** Everything of React and the pieces; not step 0, the fragments and what shows them. */
const REACT = /\/travel-shell\/(runtime|pickers|sign-in|header|account-menu|footer)\//;

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

/** `--travel-color-brand` of each, as the tokens have it. */
const COLOURS: Record<string, Record<Brand, string>> = {
  default: { flagship: '#00684a', sister: '#ad3a1d', partner: '#16477f' },
  dark: { flagship: '#d2f065', sister: '#f2a78b', partner: '#8dbcf2' },
};
const TITLE = 'Anmelden oder Konto erstellen';

const signIn = (page: Page) => page.locator('travel-sign-in');
const isReady = (page: Page) => signIn(page).evaluate((element) => element.matches(':state(ready)'));

async function ask(page: Page, brand: string): Promise<void> {
  const header = page.locator(`#${brand} travel-header`);
  const menu = header.locator('#account');
  if (await menu.isHidden()) await header.locator('[part=account]').click();
  // A press before intent.js is there follows the link; a person is not that fast.
  await intentLoaded(page);
  await header.locator('[data-reason=sign-in]').click();
}

/** The brand colour and the title of the open dialog. */
async function shown(page: Page): Promise<{ colour: string; title: string }> {
  const dialog = signIn(page).getByRole('dialog');
  await expect(dialog).toBeVisible();
  return {
    colour: await dialog.evaluate((element) => getComputedStyle(element).getPropertyValue('--_color-brand')),
    title: (await dialog.getByRole('heading').first().textContent()) ?? '',
  };
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(signIn(page).getByRole('dialog')).toBeHidden();
}

const LOOKS_PAGE = `${PAGE}?locale=de-DE&presentation=dark`;
const looks = (brand: Brand) => ({ colour: COLOURS.dark?.[brand], title: TITLE });

/** Has everything of React wait. */
async function holdReact(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(REACT, (route) => held.promise.then(() => route.continue()));
  return held.resolve;
}

/** Nothing of the open dialog of this brand is replaced once React has it. */
async function takenOver(page: Page, brand: Brand, release: () => void): Promise<void> {
  expect(await page.evaluate(() => customElements.get('travel-sign-in'))).toBeUndefined();
  const before = await signIn(page).getByRole('heading').first().elementHandle();
  release();
  await loadReact(page, 'travel-sign-in');
  expect(await isReady(page)).toBe(true);
  expect(await shown(page)).toEqual(looks(brand));
  expect(await before?.evaluate((node) => node.isConnected)).toBe(true);
}

test('a header opens its dialog before React, with the first press', async ({ page, traffic }) => {
  const release = await holdReact(page);
  await page.goto(LOOKS_PAGE);
  await ask(page, 'sister');
  expect(await shown(page)).toEqual(looks('sister'));
  await picture(page, 'brands-sister');
  await takenOver(page, 'sister', release);
  expect(traffic.paths(/fragments\/sign-in/).filter((asked) => asked.includes('sister'))).toHaveLength(1);
});

test('before React, too, one header after the other opens its own', async ({ page, traffic }) => {
  const release = await holdReact(page);
  await page.goto(LOOKS_PAGE);
  for (const brand of ['sister', 'flagship', 'sister', 'partner'] as const) {
    if (await signIn(page).getByRole('dialog').isVisible()) await close(page);
    await ask(page, brand);
    expect(await shown(page)).toEqual(looks(brand));
    await expect(signIn(page)).toHaveCount(1);
    await picture(page, `brands-${brand}`);
  }
  await takenOver(page, 'partner', release);
  expect(traffic.paths(/fragments\/sign-in/).filter((asked) => asked.includes('partner'))).toHaveLength(1);
});

test('with React each header opens its dialog, one after the other; a picker asks for that of its brand', async ({
  page,
}) => {
  await open(page, `${LOOKS_PAGE}&client`);
  for (const brand of [...BRANDS, 'flagship'] as const) {
    await ask(page, brand);
    expect(await shown(page)).toEqual(looks(brand));
    await expect(signIn(page)).toHaveCount(1);
    await close(page);
  }
  const picker = page.locator('#sister travel-currency-picker');
  await picker.locator('.trigger').click();
  await picker.locator('#all-SEK').click();
  await picker.getByRole('dialog').getByRole('button', { name: 'Anmelden und merken' }).click();
  expect((await shown(page)).colour).toBe(COLOURS.dark?.sister);
});

test('what the page itself has goes before the looks of the header', async ({ page }) => {
  await test.step('what it has configured, also the default', async () => {
    await page.goto(`${PAGE}?config=${encodeURIComponent('{"brand":"flagship","locale":"de-DE"}')}&presentation=dark`);
    await ask(page, 'sister');
    expect(await shown(page)).toEqual({ colour: COLOURS.dark?.flagship, title: TITLE });
  });

  await test.step('an element of its own', async () => {
    await page.goto(`${PAGE}?sign-in=partner`);
    await ask(page, 'sister');
    expect((await shown(page)).colour).toBe(COLOURS.default?.partner);
  });
});

test('a script of the page opens the dialog of the first piece', async ({ page, traffic }) => {
  await test.step('before React: what is fetched with the first intent is of no use to another brand', async () => {
    await page.route(REACT, () => {});
    await page.goto(`${PAGE}?brand=sister&locale=de-DE`);
    await page.locator('#save').click();
    expect(await shown(page)).toEqual({ colour: COLOURS.default?.sister, title: 'Für später merken' });
    expect(traffic.paths(/fragments\/sign-in/)).toHaveLength(2);
    await page.unroute(REACT);
  });

  await test.step('with React', async () => {
    await open(page, `${PAGE}?brand=sister&client`);
    await page.locator('#save').click();
    expect((await shown(page)).colour).toBe(COLOURS.default?.sister);
  });
});
