/** A release that is uploaded to a host of files, under pages that are open, in the order of docs/operations.md. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { addVersion, listUpload, useVersion } from '../../../scripts/build/versions.ts';
import { expect, headerOf, loadReact, test } from '../test.ts';
import { DIST, makeReleases, NEW, OLD, shellOf } from './makeReleases.ts';

test.describe.configure({ mode: 'serial' });

let releases: ReturnType<typeof makeReleases>;
/** The host's. */
let folder: string;
test.beforeAll(() => {
  releases = makeReleases();
  const built = join(releases.dist, 'travel-shell');
  useVersion(built, NEW);
});
test.afterAll(() => releases?.remove());

test.beforeEach(async ({ context }) => {
  folder = mkdtempSync(join(tmpdir(), 'travel-shell-host-'));
  await context.route('**/travel-shell/**', (route) => {
    const path = join(folder, new URL(route.request().url()).pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404, body: 'Not there' });
  });
  await context.route('**/pinned', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Pinned</title><link rel="icon" href="data:,">
        <script async src="/travel-shell/${OLD}/loader.js"></script></head><body><travel-header></travel-header></body></html>`,
    }),
  );
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** In two steps, as rsync does: pages read the file meanwhile. */
async function upload(file: string) {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(join(releases.dist, file), `${target}.new`);
  await rename(`${target}.new`, target);
}

/** Opens a page whose files of the shell are the host's. */
async function visit(page: Page, path = '/scenarios/bare/') {
  await page.goto(path);
  await expect(headerOf(page).account).toBeVisible();
}

/** The first press of a visit. */
async function pressAccount(page: Page) {
  const { account, accountMenu } = headerOf(page);
  await account.click();
  await expect(accountMenu).toBeVisible();
  await loadReact(page, 'travel-header', 'travel-account-menu');
}

/** Pages that go to the next page and press there, until `end` is called. What fails in one rejects `end`. */
async function startVisitors(context: BrowserContext, paths: readonly string[]) {
  // So many go at a time, so that none is late because of the others.
  const turns = [0, 0, 0, 0];
  let goesOn = true;
  const all = Promise.all(
    turns.map(async (_turn, lane) => {
      const own = paths.filter((_path, index) => index % turns.length === lane);
      const pages = await Promise.all(own.map(async (path) => ({ path, page: await context.newPage() })));
      for (let turn = 0; goesOn; turns[lane] = ++turn) {
        const { page, path } = pages[turn % pages.length] as (typeof pages)[number];
        await visit(page, path);
        await pressAccount(page);
      }
    }),
  );
  let failure: unknown;
  all.catch((error) => {
    failure = error;
  });
  return {
    /** Until each of those that go at a time has made another visit. */
    async everyone() {
      const before = [...turns];
      const isDone = () => failure !== undefined || turns.every((turn, index) => turn > (before[index] as number));
      await expect.poll(isDone, { timeout: 300_000 }).toBe(true);
    },
    end() {
      goesOn = false;
      return all;
    },
  };
}

test('open pages get their menu with each press, however much of the next release is uploaded', async ({ context }) => {
  test.slow();
  const shell = join(folder, 'travel-shell');
  addVersion(join(releases.dist, 'travel-shell'), shell, OLD);
  useVersion(shell, OLD);
  const [first = [], second = [], third = []] = listUpload(releases.dist, NEW);
  // rsync, for one, sorts what it is told to copy.
  for (const list of [first, second]) list.sort();
  const half = first.slice(0, first.length / 2);
  const rest = first.slice(half.length);
  const manifests = second.filter((file) => file.endsWith('/mf-manifest.json'));
  const names = ['consent.js', 'frame.js', 'pieces.json', 'loader.js'];
  const single = names.map((name) => `travel-shell/${name}`);
  const others = second.filter((file) => !manifests.includes(file) && !single.includes(file));
  const steps = [half, rest, manifests, ...single.map((file) => [file]), others, third];
  expect(steps.flat().sort()).toEqual([...first, ...second, ...third].sort());

  const pages = await Promise.all(steps.map(() => context.newPage()));
  for (const page of pages) await visit(page);
  const pinned = await Promise.all([context.newPage(), context.newPage()]);
  for (const page of pinned) await visit(page, '/pinned');
  const paths = Array.from({ length: 20 }, (_, index) => (index % 4 ? '/scenarios/bare/' : '/pinned'));
  const visitors = await startVisitors(context, paths);
  for (const [index, files] of steps.entries()) {
    for (const file of files) await upload(file);
    await test.step(`after ${files[0]} (${files.length})`, () => pressAccount(pages[index] as Page));
    // In the middle, and where a loader is older than what it loads.
    if (files === half || files.includes('travel-shell/pieces.json')) await visitors.everyone();
  }
  await visitors.everyone();
  // Those after pieces.json have loaded the new release by the old loader.
  expect(await shellOf(pages.at(-1) as Page)).toEqual({ version: OLD, release: NEW });

  const [next, open] = await Promise.all([context.newPage(), context.newPage()]);
  for (const page of [next, open]) await visit(page);
  await pressAccount(next);
  expect(await shellOf(next)).toEqual({ version: NEW, release: NEW });
  await pressAccount(pinned[0]);

  await test.step('and after the way back', async () => {
    await promisify(execFile)('npm', ['run', 'use-release', '--', OLD, shell], { cwd: DIST });
    await visitors.everyone();
    await visitors.end();
    for (const page of [open, pinned[1]]) await pressAccount(page);
    const last = await context.newPage();
    await visit(last);
    await pressAccount(last);
    expect(await shellOf(last)).toEqual({ version: OLD, release: OLD });
  });
});

/** Files with a hash, and lists of them, that a text names, by their paths or beside it. */
function namesIn(file: string): string[] {
  const text = readFileSync(join(DIST, file), 'utf8');
  const found = text.matchAll(/(?<=["'`(])(?:[\w-]+\/)*[\w.-]+\.[0-9a-f]{8,10}\.(?:js|woff2)(?=["'`)])|plans\/\w{8,}/g);
  // A folder of lists is named without its files.
  return [...new Set([...found].map(([name]) => (name.startsWith('plans/') ? `${name}/later/header.json` : name)))];
}

test('each file without a hash is uploaded after all that it names', () => {
  const [first, ...later] = listUpload(DIST, OLD);
  const uploaded = new Set(first);
  let count = 0;
  for (const file of later.flat()) {
    uploaded.add(file);
    if (/\.(br|txt)$|mf-stats|\/files\.json$/.test(file) || !file.startsWith('travel-shell/')) continue;
    for (const name of namesIn(file)) {
      count++;
      const isThere = [dirname(file), 'travel-shell'].some((place) => uploaded.has(`${place}/${name}`));
      expect.soft(isThere, `${file}: ${name}`).toBe(true);
    }
  }
  // Every manifest, style sheet and script names something.
  expect(count).toBeGreaterThan(300);
});

test('npm run use-release brings a release to a folder that lacks it', () => {
  const target = join(folder, 'empty/travel-shell');
  const said = execFileSync('npm', ['run', 'use-release', '--', OLD, target], { cwd: DIST, encoding: 'utf8' });
  expect(said).toContain(`${target} is release ${OLD} now`);
  const own = listUpload(DIST, OLD)
    .flat()
    .filter((file) => file.startsWith('travel-shell/'));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((file) => !existsSync(join(target, relative('travel-shell', file))))).toEqual([]);
});

/** Stands for rsync, `--rsync web.example.com:/srv` of the guide: copies what it is told to, and writes down the lists. */
const RSYNC = `#!/bin/sh
if [ "$1" = -q ]; then
  [ -f "$2" ] || exit 23
  cp "$2" "$3"
else
  mkdir -p "$4"
  list=\${2#--files-from=}
  cat "$list" >>"$UPLOADED"
  cd "$3" && xargs cp --parents -t "$4" <"$list"
fi
`;

test('npm run use-release uploads a release in its order, and none over another one of its version', () => {
  const target = join(folder, 'host');
  const uploaded = join(folder, 'uploaded');
  writeFileSync(join(folder, 'rsync'), RSYNC, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, UPLOADED: uploaded };
  const useRelease = () =>
    spawnSync('npm', ['run', 'use-release', '--', OLD, '--rsync', target], { cwd: DIST, env, encoding: 'utf8' });
  expect(useRelease().stdout).toContain(`${target} is release ${OLD} now`);
  expect(readFileSync(uploaded, 'utf8').trim().split('\n')).toEqual(listUpload(DIST, OLD).flat());

  rmSync(uploaded);
  appendFileSync(join(target, `travel-shell/${OLD}/files.json`), ' ');
  const refused = useRelease();
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining(`has another release ${OLD} already`)]);
  expect(existsSync(uploaded)).toBe(false);
});

test('npm run use-release --canary 5% uploads what is below its version, and chooses it for a share alone', () => {
  const target = join(folder, 'host of a share');
  const current = join(target, 'travel-shell/current.json');
  writeFileSync(join(folder, 'rsync'), RSYNC, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, UPLOADED: join(folder, 'uploaded') };
  const useRelease = (share: string) => {
    const args = ['run', 'use-release', '--', OLD, '--rsync', target, '--canary', share];
    return spawnSync('npm', args, { cwd: DIST, env, encoding: 'utf8' });
  };
  mkdirSync(dirname(current), { recursive: true });
  writeFileSync(current, '{"version":"0.0.1"}');
  expect(useRelease('5%').stdout).toContain(`${target}: 5 % of the visitors get release ${OLD} now`);
  expect(JSON.parse(readFileSync(current, 'utf8'))).toEqual({ version: '0.0.1', canary: { version: OLD, percent: 5 } });
  expect(existsSync(join(target, 'renderers', OLD, 'files.json'))).toBe(true);
  expect(readdirSync(join(target, 'travel-shell')).sort()).toEqual([OLD, 'current.json'].sort());
  expect(useRelease('0%').status).toBe(0);
  expect(JSON.parse(readFileSync(current, 'utf8'))).toEqual({ version: '0.0.1' });
});
