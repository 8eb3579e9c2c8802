/** The pieces as HTML: from the route, and from the files of a build. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PieceTag } from '@travel-shell/loader/TravelShell';
import { expect, seen, test } from './test.ts';

const FILES = join(import.meta.dirname, '../../dist/travel-shell/fragments');
const BASE = '/travel-shell/fragments';

const fileOf = (piece: string, looks = 'flagship.en-US.default') =>
  readFile(join(FILES, piece, `${looks}.html`), 'utf8');

test.describe('the route', () => {
  test('answers every attribute of a header', async ({ request }) => {
    const items = [{ verticalName: 'hotels', url: '/stays', text: 'Stays & more' }];
    const query = new URLSearchParams({
      compact: '',
      items: JSON.stringify(items),
      'partner-message': 'With Air Nord',
      'sign-in-url': '/in',
      'skip-links': '[{"text":"Results","url":"#results"}]',
    });
    const response = await request.get(`${BASE}/header/sister.de-DE.dark.html?${query}`);
    const html = await response.text();
    expect(response.status(), html).toBe(200);
    expect(html).toMatch(/^<travel-header brand="sister" locale="de-DE" presentation="dark" compact="" items="\[/);
    for (const part of ['data-compact=""', 'href="/stays"', 'With Air Nord', 'sign-in-url="/in"', 'href="#results"']) {
      expect(html).toContain(part);
    }
    expect(
      await (await request.get(`${BASE}/header?brand=sister&presentation=dark&locale=de-DE&${query}`)).text(),
    ).toBe(html);
  });

  test('is refused as a page, so that a link to it cannot show foreign words below the logo', async ({ page }) => {
    const address = `${BASE}/header?partner-message=Call 0900 now`;
    await open(page, `<a href="${address}">Offer</a><iframe src="${address}"></iframe><iframe name="inside"></iframe>`);
    const here = page.url();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Offer' }).click();
    expect((await download).url()).toContain('partner-message');
    expect(page.url()).toBe(here);
    for (const frame of page.frames()) await expect(frame.getByText('Call 0900 now')).toHaveCount(0);
  });

  test('gives the same for attributes that take effect with script only', async ({ request }) => {
    const plain = await request.get(`${BASE}/header/flagship.en-US.default.html`);
    const other = await request.get(`${BASE}/header/flagship.en-US.default.html?logo-cycle=11&confetti-once=`);
    expect(other.headers().etag).toBe(plain.headers().etag);
    expect(await other.text()).toBe(await plain.text());
    expect(await plain.text()).toBe(await fileOf('header'));
  });

  test('ERR-001 refuses what is wrong in a query and says what was expected', async ({ request }) => {
    for (const [query, problem] of [
      ['items=[]x', '<travel-header> items="[]x": expected JSON'],
      ['items={}', 'an array of navigation items'],
      ['logo-size=huge', 'expected one of non-compact'],
      ['sign-in-url=javascript:alert(1)', 'an http(s) or relative address'],
      ['onclick=x', 'onclick="x": expected one of the attributes brand'],
      [`partner-message=${'x'.repeat(2001)}`, 'has 2001 characters: expected at most 2000'],
    ]) {
      const response = await request.get(`${BASE}/header?${query}`);
      expect(response.status()).toBe(400);
      const { errors } = await response.json();
      expect(errors).toMatchObject([
        { code: 'INVALID_PARAMETER', description: expect.stringContaining(problem ?? '') },
      ]);
    }
  });

  test('is hydrated with its data, as it is fetched for a tag', { tag: '@smoke' }, async ({ page }) => {
    await open(page, '<travel-country-picker></travel-country-picker><travel-footer></travel-footer>');
    await expect(page.locator('travel-country-picker').locator('img').first()).toBeVisible();
    await hydrate(page, ['travel-country-picker', 'travel-footer']);
    await expect(page.locator('travel-country-picker').locator('img').first()).toBeVisible();
  });

  test('goes before the files, with the data they have not', async ({ request }) => {
    const html = await (await request.get(`${BASE}/footer/flagship.en-US.default.html`)).text();
    expect(html).toContain('<ul slot="company">');
    expect(await fileOf('footer')).not.toContain('<ul');
    expect((await request.get(`${BASE}/header/flagship.en-US.default.open.html`)).status()).toBe(404);
  });
});

/** A page with this in its body, and our loader. */
async function open(page: Page, body: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><title>Files</title><link rel="icon" href="/site/icon.svg">
    <script src="/travel-shell/loader.js" async></script><body>${body}</body></html>`;
  await page.route('**/files', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  await page.goto('/files');
}

/** Loads all pieces and waits until they have hydrated; a view that differs is a console error and fails the test. */
async function hydrate(page: Page, tags: readonly string[]): Promise<void> {
  await page.waitForFunction(() => 'travelShell' in window);
  await page.evaluate((all) => Promise.all(all.map((tag) => window.travelShell?.load(tag as PieceTag))), tags);
  for (const tag of tags) {
    await expect.poll(async () => (await seen(page, 'travel-ready')).map((event) => event.tag)).toContain(tag);
  }
}

test.describe('the files', () => {
  test('hydrate, each piece of them, also with attributes that take effect with script only', async ({ page }) => {
    const pieces = await readdir(FILES);
    expect(pieces).toContain('header');
    const html = await Promise.all(pieces.map((piece) => fileOf(piece, 'sister.ar.dark')));
    const further = 'confetti-once logo-animation="90" logo-cycle="11"';
    const other = (await fileOf('header')).replace('<travel-header', `<travel-header ${further}`);
    await open(page, [...html, other].join('\n'));
    const logo = await page.locator('travel-header[confetti-once] [part=logo] svg').first().elementHandle();
    await hydrate(
      page,
      pieces.map((piece) => `travel-${piece}`),
    );
    // Without data in its file, the footer has fetched its links.
    await expect(page.locator('travel-footer').locator('a').first()).toBeAttached();
    await expect(page.locator('travel-header[confetti-once]:state(ready)')).toHaveCount(1);
    expect(await logo?.evaluate((svg) => svg.isConnected)).toBe(true);
  });

  test('are enough for a page that has tags alone', async ({ page }) => {
    const pieces = await readdir(FILES);
    // As a host of files answers: whatever the query, and without data.
    await page.route(`**${BASE}/**`, async (route) => {
      const path = new URL(route.request().url()).pathname.slice(BASE.length);
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body: await readFile(join(FILES, path), 'utf8') });
    });
    await open(page, pieces.map((piece) => `<travel-${piece} locale="de-DE"></travel-${piece}>`).join('\n'));
    await expect(page.locator('travel-header [part=header]')).toBeVisible();
    // The footer has no links in its file, and fetches them when it is visible.
    await expect(page.locator('travel-footer').locator('a').first()).toBeAttached();
    await hydrate(
      page,
      pieces.map((piece) => `travel-${piece}`),
    );
  });

  test('say which release they are from', async () => {
    const { release } = JSON.parse(await readFile(join(FILES, '../pieces.json'), 'utf8'));
    const roots = (await fileOf('header')).match(/data-travel-root="[^"]*"/g);
    // The account menu is inside.
    expect(roots).toEqual(Array(2).fill(`data-travel-root="${release}"`));
  });
});
