/** `/playground/`: choosing, links, what is left out; the snippet of one tag on a page of another origin. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeSample } from '../../playground/sample.ts';
import { expect, expectAccessible, picture, test } from '../test.ts';
import { driveSample } from './driveSample.ts';

// Passkeys do not work on IP addresses.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

/** The newest frame: the one before it goes once this one has loaded. */
const preview = (page: Page) => page.locator('#stage iframe').last().contentFrame();
const snippet = (page: Page) => page.locator('#blocks code').first();
const problems = (page: Page) => page.locator('#problems');

async function openPlayground(page: Page, query = ''): Promise<void> {
  await page.goto(`/playground/${query}`);
  await expect(page.locator('html.scripted')).toBeAttached();
}

test('every choice shows at once in the preview, the snippet and the address @smoke', async ({ page }) => {
  await openPlayground(page, '?piece=travel-header');
  const header = preview(page).locator('travel-header');
  await expect(header.getByRole('link', { name: 'Vireo home' })).toBeVisible();

  await page.getByLabel('Brand').selectOption('Solenne');
  await expect(header.getByRole('link', { name: 'Solenne home' })).toBeVisible();
  await page.getByLabel('Language').selectOption('ar');
  await expect(preview(page).locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('switch', { name: 'Currency picker' }).press('Space');
  await expect(header.locator('travel-currency-picker')).toBeAttached();
  await page.getByLabel('Visible items').fill('2');
  await expect(header).toHaveAttribute('visible-items', '2');
  await page.getByLabel('Logo size').selectOption({ index: 1 });
  await expect(header).toHaveAttribute('logo-size');
  await page.getByRole('checkbox', { name: 'footer' }).press('Space');
  await expect(preview(page).locator('travel-footer')).toBeVisible();
  await page.getByLabel('Host page').selectOption('Dark');
  await expect(preview(page).locator('body')).toHaveCSS('background-color', 'rgb(16, 20, 28)');
  await page.getByLabel('Width').selectOption('390 px');
  await expect
    .poll(() =>
      preview(page)
        .locator('html')
        .evaluate(() => innerWidth),
    )
    .toBe(390);
  await page.getByRole('radio', { name: 'React' }).press('Space');
  await expect(page.locator('#blocks')).toContainText('<TravelHeader visibleItems={2}');

  const chosen = await page.locator('#blocks').textContent();
  await picture(page, 'playground');
  expect(await page.evaluate(() => history.length), 'one entry, however much was changed').toBe(2);
  await page.reload();
  await expect(page.locator('#blocks')).toHaveText(chosen ?? '');
  await expect(page.locator('#travel-header-currency-picker')).toBeChecked();
  await expect(page.getByLabel('Brand')).toHaveValue('sister');
  await expect(header).toHaveAttribute('visible-items', '2');

  // A piece takes its attributes with it.
  await page.getByRole('checkbox', { name: 'header', exact: true }).press('Space');
  await expect(preview(page).locator('travel-header')).toHaveCount(0);
  await expect(page).toHaveURL(/^[^.]*\/playground\/\?[^.]*piece=travel-footer[^.]*$/);
  await expect(problems(page)).toBeEmpty();
});

test('what a link has that is unknown is named and left out', async ({ page }) => {
  const query = new URLSearchParams([
    ['piece', 'travel-heder'],
    ['piece', 'travel-header'],
    ['brand', 'acme'],
    ['travel-header.compakt', ''],
    ['travel-header.compact', ''],
    ['travel-header.visible-items', 'many'],
    ['travel-header.partner-logo', 'javascript:alert(1)'],
    ['travel-header.sign-in-url', 'https://elsewhere.example/login'],
    ['travel-footer.year', '2031'],
  ]);
  await openPlayground(page, `?${query}`);
  const said = [
    'brand=acme is left out: expected one of flagship, sister, partner.',
    'There is no piece travel-heder. It is left out.',
    '<travel-header> has no attribute compakt here. It is left out.',
    '<travel-header> visible-items="many": expected a number. It is left out.',
    '<travel-header> partner-logo="javascript:alert(1)": expected an http(s) or relative address. It is left out.',
    'travel-footer.year is of a piece that is not chosen. It is left out.',
    'The preview leaves out travel-header.sign-in-url, which leads to another site.',
  ];
  await expect(problems(page).getByRole('listitem')).toHaveText(said);
  await expect(preview(page).locator('travel-header')).toHaveAttribute('compact');
  await expect(preview(page).locator('travel-header')).not.toHaveAttribute('sign-in-url');
  await expect(snippet(page)).toContainText('sign-in-url="https://elsewhere.example/login"');
  await expect(snippet(page)).not.toContainText(/compakt|many|javascript|acme/);

  const items = page.getByLabel('Items', { exact: true });
  await items.fill('[{"text"');
  const problem = page.locator('#travel-header-items-problem');
  await expect(problem).toContainText('expected JSON');
  await expect(items).toHaveAttribute('aria-invalid', 'true');
  await items.fill('');
  await expect(problem).toBeEmpty();
  await expect(items).not.toHaveAttribute('aria-invalid');
});

test('the hostile page has its sheet, and the piece looks the same there', async ({ page }) => {
  await openPlayground(page, '?piece=travel-header&host=hostile');
  await expect(preview(page).locator('body')).toHaveCSS('background-color', 'rgb(217, 226, 234)');
  const height = () =>
    preview(page)
      .locator('travel-header')
      .evaluate((header) => header.getBoundingClientRect().height);
  await expect.poll(height).toBe(80);
});

test('each piece by its link: no line in the console, and its hint leads on', async ({ page, request }) => {
  const html = await (await request.get('/playground/')).text();
  const tags = [...html.matchAll(/name="piece" value="([^"]+)"/g)].map(([, tag = '']) => tag);
  expect(tags.length).toBeGreaterThan(15);
  for (const tag of tags) {
    await test.step(tag, async () => {
      await openPlayground(page, `?piece=${tag}`);
      await expect(preview(page).locator(tag)).toBeAttached();
      await expect(snippet(page)).toContainText(`<${tag}`);
      const hint = page.locator('#hints a');
      if ((await hint.count()) === 0) return;
      await hint.click();
      await expect(page.locator('#hints p')).toHaveCount(0);
      await expect(problems(page)).toBeEmpty();
      await expect(preview(page).locator(tag)).toBeAttached();
    });
  }
});

test('without script its button shows what is chosen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/playground/?piece=travel-header');
  await page.getByLabel('Brand').selectOption('partner');
  await page.locator('summary').first().click();
  await page.getByRole('switch', { name: 'Compact' }).check();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(snippet(page)).toContainText('<travel-header brand="partner" locale="en-US" compact>');
  await page.locator('summary').first().click();
  await expect(page.getByRole('switch', { name: 'Compact' })).toBeChecked();
  await context.close();
});

test('accessible: wide and narrow, light and dark', async ({ page }) => {
  const query = '?piece=travel-header&piece=travel-save-button&piece=travel-heder&form=php';
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await openPlayground(page, query);
    await expectAccessible(page, '.playground');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no scrolling sideways').toBe(width);
    await picture(page, `playground-${width}-${colorScheme}`);
  }
});

test('a press copies a block, and the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page, '?piece=travel-footer');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy index.html' }).click();
  await expect(page.locator('#said')).toHaveText('Copy index.html: copied.');
  expect(await clipboard()).toBe(await snippet(page).textContent());
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect.poll(clipboard).toBe(page.url());
});

test('the snippet of one tag works alone on a page of another origin', async ({ page, baseURL }) => {
  const folder = join(import.meta.dirname, '../../../dist/guests/playground-html');
  mkdirSync(folder, { recursive: true });
  const { 'index.html': html } = await writeSample('html');
  // The guests' server puts in the demo's address.
  writeFileSync(join(folder, 'index.html'), `<!doctype html><html lang="en"><link rel="icon" href="data:,">${html}`);
  await page.goto(`http://localhost:${Number(new URL(baseURL ?? '').port) + 1}/playground-html/`);
  await driveSample(page);
});
