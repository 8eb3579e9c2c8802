/** A release that is uploaded to a host of files, under pages that are open, in the order of docs/operations.md. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { addVersion, listUpload, useVersion } from '../../../scripts/build/versions.ts';
import { expect, headerOf, loadReact, test } from '../test.ts';
import { DIST, MARK, makeReleases, NEW, OLD } from './makeReleases.ts';

test.describe.configure({ mode: 'serial' });

let releases: ReturnType<typeof makeReleases>;
/** The host's. */
let folder: string;
test.beforeAll(() => {
  releases = makeReleases();
  const built = join(releases.dist, 'travel-shell');
  useVersion(built, NEW);
  cpSync(join(releases.dist, 'renderers', NEW), join(releases.dist, 'fragments'), { recursive: true });
});
test.afterAll(() => releases?.remove());

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'travel-shell-host-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

function upload(file: string) {
  const target = join(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(releases.dist, file), target);
}

/** Opens a page whose files of the shell are the host's. */
async function visit(page: Page) {
  await page.route('**/travel-shell/**', (route) => {
    const path = join(folder, new URL(route.request().url()).pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404, body: 'Not there' });
  });
  await page.goto('/scenarios/bare/');
  await expect(headerOf(page).account).toBeVisible();
}

/** The first press of a visit. */
async function pressAccount(page: Page) {
  const { account, accountMenu } = headerOf(page);
  await account.click();
  await expect(accountMenu).toBeVisible();
  await loadReact(page, 'travel-header', 'travel-account-menu');
}

test('open pages get their menu with the first press, however much of the next release is uploaded', async ({
  context,
  traffic,
}) => {
  const shell = join(folder, 'travel-shell');
  addVersion(join(releases.dist, 'travel-shell'), shell, OLD);
  useVersion(shell, OLD);
  const { first, last } = listUpload(releases.dist, NEW);
  // rsync, for one, sorts what it is told to copy.
  for (const list of [first, last]) list.sort();
  const half = first.slice(0, first.length / 2);
  const rest = first.slice(half.length);
  const manifests = last.filter((file) => file.endsWith('/mf-manifest.json'));
  const names = ['consent.js', 'frame.js', 'pieces.json', 'loader.js', 'current.json'];
  const single = names.map((name) => `travel-shell/${name}`);
  const others = last.filter((file) => !manifests.includes(file) && !single.includes(file));
  const steps = [half, rest, manifests, ...single.map((file) => [file]), others];
  expect(steps.flat().sort()).toEqual([...first, ...last].sort());

  const pages = await Promise.all(steps.map(() => context.newPage()));
  for (const page of pages) await visit(page);
  for (const [index, files] of steps.entries()) {
    for (const file of files) upload(file);
    await test.step(`after ${files[0]} (${files.length})`, () => pressAccount(pages[index] as Page));
  }
  // Those after pieces.json have loaded the new release by the old loader.
  expect(traffic.paths(new RegExp(`/account-menu/remoteEntry\\.${MARK}`)).length).toBeGreaterThan(0);
  expect(traffic.paths(new RegExp(`/intent\\.${MARK}`))).toEqual([]);

  const next = await context.newPage();
  await visit(next);
  await pressAccount(next);
  expect(traffic.paths(new RegExp(`/intent\\.${MARK}`))).toHaveLength(1);
});

/** Files with a hash, and lists of them, that a text names, by their paths or beside it. */
function namesIn(file: string): string[] {
  const text = readFileSync(join(DIST, file), 'utf8');
  const found = text.matchAll(/(?<=["'`(])(?:[\w-]+\/)*[\w.-]+\.[0-9a-f]{8,10}\.(?:js|woff2)(?=["'`)])|plans\/\w{8,}/g);
  // A folder of lists is named without its files.
  return [...new Set([...found].map(([name]) => (name.startsWith('plans/') ? `${name}/later/header.json` : name)))];
}

test('each file without a hash is uploaded after all that it names', () => {
  const { first, last } = listUpload(DIST, OLD);
  const uploaded = new Set(first);
  let count = 0;
  for (const file of last) {
    uploaded.add(file);
    if (/\.(br|txt)$|mf-stats/.test(file) || !file.startsWith('travel-shell/')) continue;
    for (const name of namesIn(file)) {
      count++;
      const isThere = [dirname(file), 'travel-shell'].some((place) => uploaded.has(`${place}/${name}`));
      expect.soft(isThere, `${file}: ${name}`).toBe(true);
    }
  }
  // Every manifest, style sheet and script names something.
  expect(count).toBeGreaterThan(300);
});

test('npm run use-release brings a release to a folder that lacks it, and lists what to upload', () => {
  const target = join(folder, 'empty/travel-shell');
  const useRelease = (...args: string[]) =>
    execFileSync('npm', ['run', 'use-release', '--', OLD, ...args], { cwd: DIST, encoding: 'utf8' });
  expect(useRelease(target)).toContain(`${target} is release ${OLD} now`);
  expect(useRelease()).toContain('dist/upload-first.txt');
  for (const list of ['upload-first.txt', 'upload-last.txt']) {
    const files = readFileSync(join(DIST, list), 'utf8').trim().split('\n');
    expect(files.filter((file) => !existsSync(join(DIST, file)))).toEqual([]);
    const own = files.filter((file) => file.startsWith('travel-shell/'));
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter((file) => !existsSync(join(target, relative('travel-shell', file))))).toEqual([]);
  }
});
