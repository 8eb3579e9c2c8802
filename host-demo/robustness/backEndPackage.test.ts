/** `travel-shell-back-end` as npm has it, in an empty folder with nothing but what its package.json names. */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBackEnd } from '../../scripts/build/npm/writeBackEnd.ts';
import { snippetOf } from '../../scripts/guideSnippets.ts';
import { submitPage } from '../back-end/areas/auth/testing/outbox.ts';
import { submit } from '../back-end/areas/auth/testing/submit.ts';
import { Visitor } from '../back-end/testing/Visitor.ts';
import { REPOSITORY_ROOT } from '../repositoryRoot.ts';

const NAME = 'travel-shell-back-end';
const PASSWORD = 'correct horse battery';
const CONFORMANCE = join(REPOSITORY_ROOT, 'packages/conformance');
/** The folders of the versions that the lock file has. */
const STORES = ['packages/back-end', 'packages/fragments'].map((room) => join(REPOSITORY_ROOT, room, 'node_modules'));

const run = promisify(execFile);
const [trial = '', production = ''] = snippetOf('packages/back-end/README.md', 'npx travel-shell-back-end --trial')
  .split('\n')
  .map((line) => line.replace(/\s+#.*/, ''));

let folder: string;
beforeAll(async () => {
  if (!existsSync(join(REPOSITORY_ROOT, 'dist/travel-shell/pieces.json'))) throw new Error('Run npm run build first.');
  folder = await mkdtemp(join(tmpdir(), `${NAME}-`));
  const modules = join(folder, 'node_modules');
  await writeBackEnd(join(modules, NAME));
  const { dependencies } = JSON.parse(await readFile(join(modules, NAME, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const store = STORES.find((each) => existsSync(join(each, name)));
    if (!store) throw new Error(`No package of ours has ${name}.`);
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(store, name), join(modules, name));
  }
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const { PATH, HOME } = process.env;
const argsOf = (command: string): string[] => {
  const [npx, name, ...options] = command.split(' ');
  expect([npx, name]).toEqual(['npx', NAME]);
  // Plain JavaScript: Node strips no types below node_modules.
  return ['--no-experimental-strip-types', `node_modules/${NAME}/bin/${NAME}.js`, ...options];
};

it('says what it needs for real people', async () => {
  const error = await run(process.execPath, argsOf(production), { cwd: folder, env: { PATH, HOME } }).catch((e) => e);
  expect(error.code).toBe(1);
  expect(error.stderr).toContain('PUBLIC_ORIGIN is missing');
});

it('explains an option that it does not have', async () => {
  const error = await run(process.execPath, [...argsOf(production), '--tryal'], { cwd: folder }).catch((e) => e);
  expect(error.code).toBe(1);
  expect(error.stderr).toMatch(/--tryal[\s\S]*--trial +to try it/);
});

it('rotates keys by an option, and says what that needs', async () => {
  const args = argsOf('npx travel-shell-back-end --rotate-secrets');
  const error = await run(process.execPath, args, { cwd: folder, env: { PATH, HOME } }).catch((failure) => failure);
  expect(error.code).toBe(1);
  expect(error.stderr).toContain('DATABASE_URL is missing');
  expect(error.stderr).toContain('SECRET_KEYS is missing');
});

it('runs a trial: its pages, a fragment, an account by a mail on the terminal, and the contract', async () => {
  const env = { PATH, HOME, PORT: '0', DIST_DIR: join(REPOSITORY_ROOT, 'dist') };
  const server = spawn(process.execPath, argsOf(trial), { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
  try {
    const printed = async (words: RegExp) => {
      await expect.poll(() => words.test(output) || server.exitCode !== null, { timeout: 60_000 }).toBe(true);
      return words.exec(output)?.[1] ?? expect.fail(output);
    };
    const origin = await printed(/listens on (http:\/\/127\.0\.0\.1:\d+)\//);
    const visitor = new Visitor(origin);
    for (const [path, words] of [
      ['/login', 'name="passwd"'],
      ['/site/pages.css', '.sheet'],
      ['/site/flags/CH.webp', 'WEBP'],
      ['/openapi.yaml', 'openapi: 3.1'],
      ['/travel-shell/fragments/header/flagship.de-DE.default.html', '<travel-header'],
    ] as const) {
      const answer = await visitor.fetch(path);
      expect(answer.status, path).toBe(200);
      expect(await answer.text(), path).toContain(words);
    }
    expect(existsSync(join(folder, '.data'))).toBe(true);

    const form = { username: 'rosa@example.com', passwd: PASSWORD, consent: 'true', regurl: '/' };
    expect((await submit(visitor, '/k/run/auth/register', form)).status).toBe(200);
    const link = new URL(await printed(/Mail to rosa@example\.com:[\s\S]*?(http:\/\/\S+)/));
    expect((await submitPage(visitor, link.pathname + link.search, { passwd: PASSWORD })).status).toBe(303);
    expect((await visitor.authState()).loggedInSession).toBe(true);

    const command = join(CONFORMANCE, 'bin/travel-shell-conformance.js');
    const account = ['--account', `rosa@example.com:${PASSWORD}`];
    const { stdout } = await run(process.execPath, [command, origin, '--for', 'header,footer', ...account]);
    expect(stdout).toMatch(/[1-9]\d* checks passed/);
  } finally {
    server.kill('SIGTERM');
  }
}, 120_000);
