/** A brand from a folder, built by the command: nothing of it is in the kit. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { snippetOf } from '../../../scripts/guideSnippets.ts';
import { type RunningMain, startMain } from '../../robustness/startMain.ts';
import { expect, headerReady, loadReact, picture, test } from '../test.ts';

const ROOT = join(import.meta.dirname, '../../..');
const COMMAND = join(ROOT, 'packages/brand/bin/travel-shell-brand.js');
const FOLDER = join(import.meta.dirname, 'petrel');

/** `--_color-brand`, as the folder has it. */
const COLOURS: Record<string, string> = { default: '#8340b3', dark: '#d0a8f4', aos: '#fec299' };
/** Everything of React and the pieces. */
const REACT = /\/travel-shell\/(runtime|pickers|sign-in|header|account-menu|footer)\//;
const FORMS = ['fragment', 'tag', 'client'] as const;

// One server for all.
test.describe.configure({ mode: 'default' });

let main: RunningMain;
/** The partner's own server, which has the built brand. */
let brandServer: Server;
let built: string;

test.beforeAll(async () => {
  const file = test.info().outputPath('petrel.json');
  execFileSync(process.execPath, [COMMAND, 'build', FOLDER, '--out', file]);
  const text = readFileSync(file, 'utf8');
  brandServer = createServer((request, response) => {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };
    if (request.url === '/petrel.json') response.writeHead(200, headers).end(text);
    else if (request.url === '/other.json') response.writeHead(200, headers).end(text.replace('"petrel"', '"tern"'));
    else if (request.url === '/script.json')
      response.writeHead(200, headers).end(text.replace('["path",', '["script",'));
    else response.writeHead(404, headers).end();
  }).listen(0, '127.0.0.1');
  await once(brandServer, 'listening');
  built = `http://127.0.0.1:${(brandServer.address() as AddressInfo).port}/petrel.json`;
  main = await startMain({
    DATA_DIR: test.info().outputPath('data'),
    BRAND_FILES: file,
    EMBED_ORIGINS: new URL(built).origin,
  });
});
test.afterAll(async () => {
  brandServer.close();
  brandServer.closeAllConnections();
  await main?.end('SIGTERM');
});

const address = (query: Record<string, string>) =>
  `${main.origin}/scenarios/fourth-brand/?${new URLSearchParams({ built, ...query })}`;

/** The brand as the page shows it, once header and footer are there. */
async function shown(page: Page) {
  for (const piece of ['header', 'footer']) {
    await expect(page.locator(`travel-${piece} [data-presentation]`).first()).toBeAttached();
  }
  return page.evaluate(() => {
    const root = (tag: string) => document.querySelector(tag)?.shadowRoot as ShadowRoot;
    const view = (tag: string) => root(tag).querySelector('[data-presentation]') as HTMLElement;
    const colour = (tag: string) => getComputedStyle(view(tag)).getPropertyValue('--_color-brand');
    const logo = root('travel-header').querySelector('.logo') as HTMLAnchorElement;
    return {
      header: colour('travel-header'),
      footer: colour('travel-footer'),
      home: [logo.getAttribute('aria-label'), logo.getAttribute('href')],
      shapes: [...logo.querySelectorAll('svg *')].map(({ outerHTML }) => outerHTML),
      links: [...root('travel-header').querySelectorAll('.link')].map((link) => link.getAttribute('href')),
      trips: root('travel-header').querySelector('[href="/petrel/crossings"]') !== null,
    };
  });
}

const expected = (presentation: string) => ({
  header: COLOURS[presentation],
  footer: COLOURS[presentation],
  home: [expect.stringContaining('Petrel'), presentation === 'aos' ? '/aos' : '/petrel'],
  trips: true,
});

test('no byte of it is in the kit', () => {
  const folder = join(ROOT, 'dist/travel-shell');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|json|css|html)$/.test(name),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((name) => /petrel|#8340b3/i.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});

/** The brand's navigation and footer speak the visitor's language, and say its name. */
async function expectGerman(page: Page): Promise<void> {
  const header = page.locator('travel-header');
  await expect(header.getByRole('link', { name: 'Inseln' })).toContainText('Neu');
  const footer = page.locator('travel-footer');
  await footer.scrollIntoViewIfNeeded();
  for (const [name, target] of [
    ['Unsere Schiffe', '/ships'],
    ['Impressum', '/imprint'],
    [/^Instagram/, 'https://www.instagram.com/petrel'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', target);
  }
  await expect(footer.getByRole('heading', { name: 'Die Reederei' })).toBeVisible();
  await expect(footer.getByText('Vierzig Häfen, eine Fahrkarte.')).toBeVisible();
  await expect(footer.getByText(/^© \d{4} Petrel\./)).toBeVisible();
  await expect(footer.getByText('Vireo')).toHaveCount(0);
}

for (const [presentation, locale, islands] of [
  ['default', 'en-US', 'Islands'],
  ['dark', 'de-DE', 'Inseln'],
  ['aos', 'en-US', 'Islands'],
] as const) {
  test(`is the same as fragment, as one tag and rendered in the browser: ${presentation}, ${locale}`, async ({
    page,
    traffic,
  }) => {
    const seen = [];
    for (const form of FORMS) {
      await page.goto(address({ form, presentation, locale }));
      if (form !== 'client') {
        // As HTML, before React.
        await expect(page.locator('travel-header').getByRole('link', { name: islands })).toBeVisible();
        expect(await page.evaluate(() => customElements.get('travel-header'))).toBeUndefined();
        expect(await shown(page)).toMatchObject(expected(presentation));
      }
      await headerReady(page, 2);
      seen.push(await shown(page));
      if (locale === 'de-DE') await test.step(`in German: ${form}`, () => expectGerman(page));
      await picture(page, `fourth-brand-${presentation}-${form}`);
    }
    expect(seen[0]).toMatchObject(expected(presentation));
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(seen[0]?.links).toContain('/islands');
    expect(seen[0]?.shapes.join()).toContain('<circle');
    // None of ours was loaded in its place.
    expect(traffic.paths(/brand-(flagship|sister|partner)/)).toEqual([]);
  });
}

test('what its header opens is of it, before and with React', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(REACT, (route) => held.then(() => route.continue()));
  await page.goto(address({}));
  const header = page.locator('travel-header');
  await header.locator('[part=account]').click();
  await header.locator('[data-reason=sign-in]').click();
  const dialog = page.locator('travel-sign-in').getByRole('dialog');
  const colour = () => dialog.evaluate((element) => getComputedStyle(element).getPropertyValue('--_color-brand'));
  await expect(dialog).toBeVisible();
  expect(await colour()).toBe(COLOURS.default);
  expect(await page.evaluate(() => customElements.get('travel-sign-in'))).toBeUndefined();
  release();
  await loadReact(page, 'travel-sign-in');
  expect(await colour()).toBe(COLOURS.default);
  await picture(page, 'fourth-brand-sign-in');
});

test('the default brand shows, and one line says why', async ({ page, problems }) => {
  // Lines about a name that the server answers 404, another brand's file, and one with a script in its logo.
  problems.expect(/BRAND: The brand "petrel" cannot be shown/, 3);
  problems.allow(/404/);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  for (const [name, reason] of [
    ['missing', 'answers 404'],
    ['other', 'is the brand "tern"'],
    ['script', 'Its logo is not as expected'],
  ] as const)
    await test.step(name, async () => {
      lines.length = 0;
      await page.goto(address({ form: 'client', built: built.replace('petrel', name) }));
      await headerReady(page, 2);
      await expect(page.locator('travel-header').locator('.logo')).toHaveAttribute('aria-label', /Vireo/);
      const told = lines.filter((line) => line.includes('BRAND'));
      expect(told.length).toBe(1);
      expect(told[0]).toContain(reason);
    });
});

test('shows with the configuration of the partner guide', async ({ page }) => {
  const config = snippetOf('docs/partner-guide.md', '{ "brands": { "petrel":').replace(
    /https:[^"]*petrel\.json/,
    built,
  );
  const body = `<!doctype html><html lang="en"><link rel="icon" href="data:,">${config}
    <script async src="/travel-shell/loader.js"></script><travel-header></travel-header>`;
  await page.route('**/a-page', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${main.origin}/a-page`);
  await expect(page.locator('travel-header').getByRole('link', { name: 'Petrel home' })).toBeVisible();
});

test('the demo has it: its card on the first page leads to header and footer of the brand', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'A fourth brand' }).click();
  await headerReady(page, 2);
  expect(await shown(page)).toMatchObject(expected('default'));
});
