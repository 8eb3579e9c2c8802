/** The brand composer of Storybook: what it downloads is a folder for the command. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, test } from '../test.ts';

const COMMAND = join(import.meta.dirname, '../../../packages/brand/bin/travel-shell-brand.js');
const LOGO = ['mark', 'word', 'under'].map((part) => `${part}.svg`);

// The browser asks for it, as a story has no icon of its own.
test.beforeEach(({ page }) => page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 })));

/** The composer alone, with these looks and changes. */
async function compose(page: Page, globals: string, changes: Record<string, string>): Promise<void> {
  const query = new URLSearchParams({ id: 'foundations-brand-composer--compose', viewMode: 'story', globals });
  await page.goto(`/storybook/iframe.html?${query}#${new URLSearchParams(changes)}`);
  await expect(page.getByRole('heading', { name: 'Brand composer' })).toBeVisible();
  await expect(page.locator('travel-header').first().locator('[part=account]')).toBeVisible();
}

/** Downloads the folder and unpacks it; returns where it is. */
async function download(page: Page, name: string): Promise<string> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download brand folder' }).click();
  const archive = await saved;
  const folder = test.info().outputPath(archive.suggestedFilename().replace('.zip', ''));
  for (const [path, bytes] of Object.entries(unzipSync(readFileSync(await archive.path())))) {
    const file = join(folder, '..', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return folder;
}

const run = (...args: string[]) => execFileSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8' });
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** Checks and builds the folder; returns the built brand's style sheets. */
function build(folder: string): string {
  expect(run('check', folder)).toContain('is fine');
  const out = test.info().outputPath('built.json');
  run('build', folder, '--out', out);
  return readJson(out).css.join('\n');
}

/** Everything of the composer fits into a window this wide. */
async function expectFits(page: Page, name: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  for (const name of ['Copy CSS', 'Download brand folder']) {
    const button = page.getByRole('button', { name });
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `test-results/screens/composer-${name}.png` });
}

test('a composed brand passes check and build, with its name and every change; the composer fits into the window', async ({
  page,
}) => {
  await compose(page, 'brand:sister;presentation:default;locale:en-US', {
    'color-brand': '#6b21a8',
    'radius-button': '4px',
    'font-family': '"Acme Sans", system-ui',
    'elevation-1': '0 1px 3px #00000040',
    'space-4': '20px',
  });
  const folder = await download(page, 'Acme Trips');
  await expect(page.getByLabel('Id', { exact: true })).toHaveValue('acme-trips');
  await expect(page.getByText('acme-trips.zip is downloaded')).toContainText(
    'Not in it, as only a page’s CSS can set them so: space-4.',
  );
  expect(readJson(folder, 'brand.json')).toMatchObject({
    $schema: './brand.schema.json',
    id: 'acme-trips',
    name: 'Acme Trips',
    logo: { mark: LOGO[0], word: LOGO[1], under: LOGO[2] },
  });
  expect(readJson(folder, 'brand.schema.json').title).toBe('A brand of Travel Shell');
  for (const file of LOGO) expect(readFileSync(join(folder, file), 'utf8')).toContain('<svg');

  const css = build(folder);
  for (const declaration of [
    '--_color-brand: var(--travel-color-brand, #6b21a8);',
    '--_radius-button: var(--travel-radius-button, 4px);',
    '--_font-family: var(--travel-font-family, "Acme Sans", system-ui);',
    '--_elevation-1: var(--travel-elevation-1, 0 1px 3px 0 #00000040);',
  ]) {
    expect(css).toContain(declaration);
  }
  // Nothing is left of the terracotta of what it began with.
  expect(css).not.toContain('#ad3a1d');

  for (const [name, width] of [
    ['wide', 1440],
    ['narrow', 390],
  ] as const)
    await test.step(name, () => expectFits(page, name, width));
});

test('a brand colour alone makes every presentation of a folder, which passes check; in dark it changes dark alone', async ({
  page,
}) => {
  for (const [brand, colour] of [
    ['flagship', '#6b21a8'],
    ['sister', '#00684a'],
    ['partner', '#111111'],
  ] as const)
    await test.step(`${brand} ${colour}`, async () => {
      await compose(page, `brand:${brand};presentation:default;locale:en-US`, { 'color-brand': colour });
      build(await download(page, `Probe ${brand}`));
    });

  await test.step('flagship in dark: #d8b4fe', async () => {
    await compose(page, 'brand:flagship;presentation:dark;locale:en-US', { 'color-brand': '#d8b4fe' });
    const folder = await download(page, 'Night');
    const colourOf = (file: string) => readJson(folder, `${file}.tokens.json`).color.brand.$value;
    expect(colourOf('dark')).toMatchObject({ hex: '#d8b4fe' });
    expect(colourOf('light')).toBe('{palette.green.700}');
    build(folder);
    await expectFits(page, 'dark', 1440);
  });
});

test('says beforehand what check will refuse, and refuses an id of ours', async ({ page }) => {
  await compose(page, 'brand:flagship;presentation:default;locale:en-US', { 'color-text': '#dddddd' });
  const folder = await download(page, 'Faint');
  await expect(page.getByText('faint.zip is downloaded')).toContainText(/It will name the \d+ problems of colours/);
  expect(() => run('check', folder)).toThrow(/Expected a contrast of 4\.5:1/);

  const id = page.getByLabel('Id', { exact: true });
  for (const wrong of ['sister', 'Petrel', '1st']) {
    await id.fill(wrong);
    expect(await id.evaluate((input: HTMLInputElement) => input.validity.patternMismatch)).toBe(true);
  }
  await id.fill('sisters-2');
  expect(await id.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(true);
});
