/** Pages that put our pieces together as their authors like. */
import type { Page } from '@playwright/test';
import { BRANDS } from '@travel-shell/core';
import { pageStyle } from '../../scripts/build/pageRules.ts';
import { findPieces } from '../../scripts/build/pieces.ts';
import { snippetOf } from '../../scripts/guideSnippets.ts';
import { expect, headerOf, headerReady, layoutShifts, loadReact, picture, test } from './test.ts';

const NAV_DRAWER = 'packages/nav-drawer/README.md';

/** The style line of the embed guide. */
const styleLine = async () =>
  `<style>${pageStyle((await findPieces()).flatMap(({ elements }) => elements.map(({ contract }) => contract)))}</style>`;

/** A page of the shell's origin. */
async function show(page: Page, html: string, { head = '', dir = 'ltr', looks = '' } = {}): Promise<void> {
  const body = `<!doctype html><html lang="en" dir="${dir}"><head><meta charset="utf-8"><title>A page</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">${await styleLine()}
    <style>body { margin: 0; font: 1rem/1.5 system-ui } main { padding: 1rem; min-block-size: 30rem }</style>${head}
    <script type="application/json" id="travel-shell-config">{ "brand": "flagship"${looks} }</script>
    <script async src="/travel-shell/loader.js"></script></head><body>${html}</body></html>`;
  await page.route('**/a-page', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto('/a-page');
}

const MAIN = '<main id="main"><h1>Harbours</h1><p>Forty of them.</p></main>';
const FOOTER =
  '<travel-footer><h2 slot="company">Company</h2><ul slot="company"><li><a href="/about">About us</a></li></ul></travel-footer>';

test.describe("the header's account menu is as wide as its box", () => {
  /** The widths of the open menu's box, inside, and of what is in it. */
  async function widths(page: Page): Promise<[box: number, menu: number]> {
    const { account, accountMenu } = headerOf(page);
    await account.click();
    await expect(accountMenu.locator('travel-account-menu').getByRole('link').first()).toBeVisible();
    return accountMenu.evaluate((menu) => {
      const inside = menu.querySelector('dialog') as HTMLElement;
      const contents = menu.querySelector('travel-account-menu') as HTMLElement;
      return [inside.clientWidth, contents.getBoundingClientRect().width];
    });
  }

  test('on a page with an account menu of its own', async ({ page }) => {
    await show(page, `<travel-account-menu></travel-account-menu>${MAIN}`);
    await headerReady(page);
    await page.evaluate(() => document.body.prepend(document.createElement('travel-header')));
    await headerReady(page, 2);
    const [box, menu] = await widths(page);
    expect(menu).toBe(box);
    await picture(page, 'looks-account-menu');
  });

  test('in a header that is mounted a second time', async ({ page }) => {
    await show(page, `<travel-header></travel-header>${MAIN}`);
    await headerReady(page);
    const [first] = await widths(page);
    await loadReact(page, 'travel-account-menu');
    await page.evaluate(() => {
      document.querySelector('travel-header')?.remove();
      document.body.prepend(Object.assign(document.createElement('travel-header'), { load: 'eager' }));
    });
    await headerReady(page, 3);
    expect(await widths(page)).toEqual([first, first]);
  });
});

for (const [locale, attributes, room] of [
  ['en-US', '', 72],
  ['ar', ' pinned', 272],
] as const) {
  test(`a footer behind main keeps clear of the drawer, and nothing shifts: ${locale}${attributes}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const drawer = snippetOf(NAV_DRAWER, '<travel-nav-drawer brand="flagship"')
      .replaceAll('locale="en-US"', `locale="${locale}"`)
      .replace('responsive', `responsive${attributes}`)
      .replace('<main id="main">…</main>', MAIN);
    // The footer is below the window, where it may still get its rules.
    const head = `<style>main { min-block-size: 100vh } ${snippetOf(NAV_DRAWER, 'margin-inline-start: var(--travel-nav-drawer-inline-size, 0)')}</style>`;
    await show(page, drawer + FOOTER, { head, dir: locale === 'ar' ? 'rtl' : 'ltr' });
    await headerReady(page, 3);
    expect(await layoutShifts(page)).toEqual([]);
    const footer = page.locator('travel-footer');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByRole('link', { name: 'About us' })).toBeVisible();
    const clear = await page.evaluate(() => {
      const rail = document.querySelector('travel-nav-drawer')?.shadowRoot?.querySelector('.drawer') as HTMLElement;
      const [beside, below] = [rail, document.querySelector('travel-footer') as HTMLElement].map((element) =>
        element.getBoundingClientRect(),
      );
      const isRtl = document.dir === 'rtl';
      return isRtl ? (beside?.left ?? 0) - (below?.right ?? 0) : (below?.left ?? 0) - (beside?.right ?? 0);
    });
    expect(clear).toBe(0);
    await expect(footer).toHaveCSS('margin-inline-start', `${room}px`);
    await picture(page, `looks-drawer-${locale}${attributes.trim()}`);
  });
}

test('pickers in the bar have labels as large as what is beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 720 });
  const sections = BRANDS.map(
    (brand) =>
      `<section id="${brand}"><travel-header brand="${brand}" country-picker currency-picker><travel-currency-picker slot="actions" brand="${brand}"></travel-currency-picker></travel-header></section>`,
  );
  const head = '<style>travel-header { position: static }</style>';
  await show(page, sections.join('') + MAIN, { head });
  await headerReady(page, 2 * BRANDS.length);
  for (const brand of BRANDS)
    await test.step(brand, async () => {
      const header = page.locator(`#${brand} travel-header`);
      const sizeOf = (selector: string) =>
        header
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).fontSize);
      const size = await sizeOf('.nav-bar .link');
      for (const selector of [
        'travel-country-picker .trigger-text',
        'travel-currency-picker .trigger-text',
        'travel-currency-picker .symbol',
        'travel-currency-picker[slot] .trigger-text',
      ]) {
        expect(await sizeOf(selector), selector).toBe(size);
      }
      // On one line, too; their line heights differ.
      const middleOf = (selector: string) =>
        header
          .locator(selector)
          .first()
          .evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return (top + bottom) / 2;
          });
      const middle = await middleOf('.trips .link-text');
      for (const selector of ['.nav-bar .link-text', 'travel-country-picker .trigger-text', '.ts-account-text']) {
        expect(Math.abs((await middleOf(selector)) - middle), selector).toBeLessThan(0.3);
      }
    });
  await picture(page, 'looks-pickers');
});
