/**
 * Adding a piece is adding a folder: a piece that no file of ours names is built, loaded, rendered as a fragment and
 * documented.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { readPlan } from '../../readPlan.ts';
import { expect, seen, test } from '../test.ts';
import { writePiece } from './writePiece.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');
const run = promisify(execFile);
const script = (...args: string[]) =>
  run(process.execPath, [...args], {
    cwd: REPOSITORY,
    env: { ...process.env, NODE_ENV: 'development' },
  });

// One worker builds once for all.
test.describe.configure({ mode: 'serial' });

let root = '';
let dist = '';
let remove = () => {};

test.beforeAll(async () => {
  // Below ours, so that the packages it imports are found; no other check looks in.
  mkdirSync(join(REPOSITORY, 'dist'), { recursive: true });
  root = mkdtempSync(join(REPOSITORY, 'dist/new-piece-'));
  dist = join(root, 'dist');
  remove = writePiece(root);
  await script('scripts/build/build.ts', `--root=${root}`, `--dist=${dist}`);
});
test.afterAll(() => remove());

test('a piece that is one new folder is built, loaded and hydrated', async ({ page }) => {
  const { renderFragment, FRAGMENT_PIECES } = await import(pathToFileURL(join(dist, 'fragments/index.js')).href);
  expect(FRAGMENT_PIECES).toEqual(['greeting']);
  const fragment: string = await renderFragment('greeting', { visitor: 'Grace', locale: 'de-DE' });
  expect(fragment).toContain('Hallo Grace');

  await page.route('**/travel-shell/**', (route) =>
    route.fulfill({ path: join(dist, new URL(route.request().url()).pathname) }),
  );
  await page.route('**/new-piece', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>New piece</title><script src="/travel-shell/loader.js"></script>
        <travel-greeting></travel-greeting>${fragment}</html>`,
    }),
  );
  await page.goto('/new-piece');
  const [client, served] = [page.locator('travel-greeting').first(), page.locator('travel-greeting').last()];
  // From the file that the build has written.
  await expect(client.getByRole('button')).toHaveText('Hello Ada 0');
  await page.evaluate(() => window.travelShell?.load('travel-greeting'));
  await expect.poll(async () => (await seen(page, 'travel-ready')).length).toBe(2);
  await served.getByRole('button').click();
  await expect(served.getByRole('button')).toHaveText('Hallo Grace 1');
  const named = { summary: 'Short', description: 'Long', parts: '3' };
  await served.evaluate((element, all) => {
    for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  }, named);
  await expect(served.getByTitle('Short,Long,3')).toBeVisible();
  expect(readPlan(join(dist, 'travel-shell'), 'travel-greeting').variants.locale).toHaveProperty('de-DE');
});

test('it gets the request that its contract names, on a page without it', async ({ page }) => {
  await page.route('**/travel-shell/**', (route) =>
    route.fulfill({ path: join(dist, new URL(route.request().url()).pathname) }),
  );
  await page.route('**/new-piece', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><html lang="en"><title>New piece</title><script src="/travel-shell/loader.js"></script></html>',
    }),
  );
  await page.goto('/new-piece');
  // As on any page that shows a piece: the one that requests it has loaded the runtime.
  await page.evaluate(() => window.travelShell?.subscribe('auth', () => {}));
  const ask = () =>
    page.evaluate(() => {
      const asked = new CustomEvent('travel-cookie-settings-requested', {
        bubbles: true,
        cancelable: true,
        detail: { from: 'a page' },
      });
      return document.dispatchEvent(asked);
    });
  await expect.poll(ask).toBe(false);
  await expect(page.locator('travel-greeting')).toHaveCount(1);
  await expect(page.locator('travel-greeting').getByRole('button')).toHaveText('Hello Ada 0');
  const request = () =>
    page.locator('travel-greeting').evaluate((element) => (element as { request?: object }).request);
  await expect.poll(request).toMatchObject({ from: 'a page' });
});

test('its room is reserved until it has rendered', () => {
  expect(readFileSync(join(dist, 'travel-shell/loader.js'), 'utf8')).toMatch(/travel-greeting&\{min-block-size:33px/);
});

test('while it is developed, each change is built', async () => {
  const args = ['scripts/build/build.ts', '--watch', `--root=${root}`, `--dist=${join(root, 'watched')}`];
  const build = spawn(process.execPath, [...args], {
    cwd: REPOSITORY,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (data) => (output += data));
  const builds = () => output.split('Built ').length - 1;
  try {
    await expect.poll(builds).toBeGreaterThan(0);
    const before = builds();
    // Concerns its own builds, but not the runtime's.
    appendFileSync(join(root, 'packages/greeting/src/Greeting.tsx'), '\n');
    const state = () => ({ exitCode: build.exitCode, isBuilt: builds() > before });
    await expect.poll(state).toEqual({ exitCode: null, isBuilt: true });
  } finally {
    build.kill();
    if (build.exitCode === null) await once(build, 'exit');
  }
});

test('it is documented', async () => {
  await script('scripts/generate.mjs', `--root=${root}`, 'scripts/manifest.ts');
  expect(readFileSync(join(root, 'docs/elements/travel-greeting.md'), 'utf8')).toContain('Whom it greets.');
  expect(readFileSync(join(root, 'docs/elements/custom-elements.json'), 'utf8')).toContain('travel-greeting');
});
