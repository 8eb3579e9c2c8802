import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { refuseMissingBuild } from 'travel-shell-back-end/configuration/refuseMissingBuild.ts';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { writeList } from '../../scripts/build/versions.ts';
import { freePort } from '../../scripts/postgres.mjs';

const ROOT = join(import.meta.dirname, '../..');
const [, server = ''] = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split(' AS server\n');
const stage = (server.split('\nFROM ')[0] ?? '').replaceAll('\\\n', '');
/** The Dockerfile's command that lays out the folder to serve, without the users that only an image has. */
const layOut = /^RUN (.*\bserved\b.*)$/m.exec(stage)?.[1]?.replaceAll('-o node -g node ', '') ?? '';
const distDir = /^ENV DIST_DIR=(\S+)$/m.exec(stage)?.[1] ?? 'dist';
const [program = '', ...args] = JSON.parse(/^CMD (\[.*\])$/m.exec(stage)?.[1] ?? '[]') as string[];

/** The databases, which are made at the first start, so that the others are quick. */
const databases = mkdtempSync(join(tmpdir(), 'travel-shell-databases-'));
afterAll(() => rmSync(databases, { recursive: true }));

let root: string;
const running: ChildProcess[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'travel-shell-images-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(stop));
  rmSync(root, { recursive: true });
});

/** The folder /app of an image with one release, its volume with it. */
async function makeImage(name: string, version: string, hash: string): Promise<string> {
  const app = join(root, name);
  const shell = {
    'loader.js': `loader ${name}`,
    'pieces.json': `{"built":"${name}"}`,
    [`later.${hash}.js`]: `later ${name}`,
    [`header/chunk.${hash}.js`]: `chunk ${name}`,
  };
  const files = {
    'dist/travel-shell/current.json': JSON.stringify({ version }),
    [`dist/renderers/${version}/index.js`]: `export {}; // ${name}`,
    ...Object.fromEntries(
      Object.entries(shell).flatMap(([path, text]) => [
        [`dist/travel-shell/${path}`, text],
        [`dist/travel-shell/${version}/${path}`, text],
      ]),
    ),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    writeFileSync(join(app, path), text);
  }
  for (const folder of ['travel-shell', 'renderers']) writeList(join(app, 'dist', folder, version));
  for (const each of ['packages', 'scripts', 'host-demo']) symlinkSync(join(ROOT, each), join(app, each));
  await once(spawn('sh', ['-c', layOut], { cwd: app }), 'close');
  // The volume hides the image's own folder.
  mkdirSync(join(root, 'volume'), { recursive: true });
  rmSync(join(app, 'releases'), { recursive: true, force: true });
  symlinkSync(join(root, 'volume'), join(app, 'releases'));
  return app;
}

/** Starts the command of the image, and waits until it is ready. */
async function start(app: string, database = 'first') {
  const port = await freePort();
  const env = {
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    PORT: `${port}`,
    DATA_DIR: join(databases, database),
  };
  const given = { ...env, DIST_DIR: distDir };
  const withTrial = program === 'sh' ? ['-c', `${args[1]} --trial`] : [...args, '--trial'];
  const container = spawn(program, withTrial, { cwd: app, env: given, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [container.stdout, container.stderr]) stream.on('data', (chunk) => (said += chunk));
  running.push(container);
  const origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${origin}/readyz`).then(
          ({ status }) => status,
          () => said,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
  const get = async (path: string) => {
    const answer = await fetch(`${origin}/travel-shell/${path}`);
    return answer.status === 200 ? await answer.text() : answer.status;
  };
  return { get, said: () => said, stop: () => stop(container) };
}

async function stop(container: ChildProcess): Promise<void> {
  if (container.exitCode !== null || container.signalCode !== null) return;
  const exit = once(container, 'exit');
  container.kill('SIGTERM');
  await exit;
}

const OLD_FILES = ['0.1.0/loader.js', 'later.aaaa1111.js', 'header/chunk.aaaa1111.js', '0.1.0/later.aaaa1111.js'];
const OLD_TEXTS = ['loader old', 'later old', 'chunk old', 'later old'];

it('keeps the files of the old image for open pages and pinned ones, after an update and after a way back', {
  timeout: 300_000,
}, async () => {
  const [old, fresh] = [await makeImage('old', '0.1.0', 'aaaa1111'), await makeImage('new', '0.2.0', 'bbbb2222')];
  const all = (server: Awaited<ReturnType<typeof start>>, paths: readonly string[]) =>
    Promise.all(paths.map(server.get));

  const first = await start(old);
  expect(await all(first, ['loader.js', ...OLD_FILES])).toEqual(['loader old', ...OLD_TEXTS]);
  await first.stop();

  const second = await start(fresh);
  expect(await all(second, ['loader.js', ...OLD_FILES])).toEqual(['loader new', ...OLD_TEXTS]);
  expect(await all(second, ['later.bbbb2222.js', '0.2.0/loader.js'])).toEqual(['later new', 'loader new']);
  expect(() =>
    refuseMissingBuild({
      assetsDir: join(fresh, distDir, 'travel-shell'),
      fragmentsModule: join(fresh, distDir, 'fragments/index.js'),
    }),
  ).not.toThrow();
  for (const version of ['0.1.0', '0.2.0']) {
    expect(readdirSync(join(fresh, distDir, 'renderers', version))).toEqual(['files.json', 'index.js']);
  }
  await second.stop();

  const back = await start(old);
  expect(await all(back, ['loader.js', ...OLD_FILES])).toEqual(['loader old', ...OLD_TEXTS]);
  expect(await all(back, ['later.bbbb2222.js', '0.2.0/loader.js'])).toEqual(['later new', 'loader new']);
});

it('lets two images start at once, each with the files of both', { timeout: 300_000 }, async () => {
  const [old, fresh] = [await makeImage('old', '0.1.0', 'aaaa1111'), await makeImage('new', '0.2.0', 'bbbb2222')];
  const servers = await Promise.all([start(old), start(fresh, 'second')]);
  for (const { get } of servers) {
    expect(await Promise.all(['0.1.0/loader.js', '0.2.0/loader.js', 'header/chunk.aaaa1111.js'].map(get))).toEqual([
      'loader old',
      'loader new',
      'chunk old',
    ]);
    expect(['loader old', 'loader new']).toContain(await get('loader.js'));
  }
});

it('overwrites no release that is there, and says so', { timeout: 300_000 }, async () => {
  await (await start(await makeImage('old', '0.1.0', 'aaaa1111'))).stop();
  const again = await start(await makeImage('again', '0.1.0', 'cccc3333'));
  expect(await again.get('0.1.0/loader.js')).toBe('loader old');
  expect(again.said()).toContain('another release 0.1.0 already');
});
