/** The commands of our guides, run in an empty folder in which our packages are installed. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snippetOf } from '../../scripts/guideSnippets.ts';
import { createPGlite } from '../back-end/testing/databases.ts';
import { useTestServer } from '../back-end/testing/useTestServer.ts';
import { DEMO_PASSWORD } from '../demo/seed/accounts.ts';
import { DEMO_ACCOUNTS_BY_ROLE } from './accounts.ts';

const PACKED = join(import.meta.dirname, '../../dist/npm');
const FRAGMENTS = 'packages/fragments/README.md';
const CONFORMANCE = 'packages/conformance/README.md';

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  if (!existsSync(PACKED)) throw new Error(`${PACKED} is missing. Run npm run release -- --dry-run.`);
  folder = await mkdtemp(join(tmpdir(), 'travel-shell-commands-'));
  const archives = (await readdir(PACKED)).filter((name) => /(conformance|fragments)-[\d.]+\.tgz$/.test(name));
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const args = ['install', '--offline', '--no-audit', '--no-fund', ...archives.map((name) => join(PACKED, name))];
  await run('npm', args, { cwd: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The commands of a block, without what only a reader needs. */
const commandsIn = (guide: string, words: string): string[] =>
  snippetOf(guide, words)
    .replaceAll('\\\n', '')
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').replace(' …', ''));

describe('npx travel-shell-conformance', { timeout: 60_000 }, () => {
  const context = useTestServer(createPGlite);

  it.each([
    [CONFORMANCE, '--other-admin hana@example.com:secret', '--only getAuthState'],
    [CONFORMANCE, '--for header,footer', ''],
    [CONFORMANCE, '--expired-session "$VALUE"', '--account ada@example.com:secret --only getAuthState'],
  ])('%s: %s', async (guide, words, fewer) => {
    const [command = '', ...others] = commandsIn(guide, words);
    expect(others).toEqual([]);
    const line = `${command} ${fewer}`
      .replace('https://test.example.com', context.server.origin)
      .replace('hana@example.com', DEMO_ACCOUNTS_BY_ROLE.otherAdmin.username)
      .replaceAll(':secret', `:${DEMO_PASSWORD}`);
    // A session that nobody has is as good as one that has expired. It rejects where something deviates.
    const { stdout } = await run('sh', ['-c', line], { cwd: folder, env: { ...process.env, VALUE: 'nobody' } });
    expect(stdout).toMatch(/^✓ \S+: 0 deviations, [1-9]\d* checks passed/);
    expect(stdout).toContain(context.server.origin);
  });
});

describe('travel-shell-fragments', () => {
  it.each([
    ['docs/operations.md', 'npx travel-shell-fragments serve --port 4180'],
    ['docs/recipes.md', 'npx travel-shell-fragments serve --port 4180'],
    [FRAGMENTS, 'npx travel-shell-fragments serve'],
  ])('%s: %s', async (guide, words) => {
    const [command = ''] = commandsIn(guide, words);
    expect(command).toContain('--port 4180');
    const service = spawn('sh', ['-c', command.replace('4180', '0')], {
      cwd: folder,
      // npx passes no signal on.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [line] = (await once(createInterface({ input: service.stdout }), 'line')) as [string];
      const base = /http:\S+/.exec(line)?.[0].replace('0.0.0.0', '127.0.0.1');
      const answer = await fetch(`${base}header/flagship.en-US.default.html`);
      expect(await answer.text()).toMatch(/^<travel-header /);
    } finally {
      process.kill(-(service.pid as number));
    }
  });

  it(`${FRAGMENTS}: addresses`, async () => {
    const forms = snippetOf(FRAGMENTS, '<base>/<piece>').split('\n');
    const service = spawn('npx', ['travel-shell-fragments', 'serve', '--port', '0'], {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [line] = (await once(createInterface({ input: service.stdout }), 'line')) as [string];
      const values: Record<string, string> = {
        base: /http:\S+(?=\/)/.exec(line)?.[0] ?? '',
        ...{ piece: 'header', brand: 'sister', locale: 'de-DE', presentation: 'dark', kind: 'notice' },
      };
      for (const form of forms) {
        // The sign-in has a first screen, and needs no data.
        const named = form.includes('.open.') ? form.replace('<piece>', 'sign-in') : form.replace('&…', '');
        const answer = await fetch(named.replace(/<(\w+)>/g, (_, name) => values[name] ?? ''));
        expect(answer.status, form).toBe(200);
        const text = await answer.text();
        // Several pieces come as JSON, by name.
        const html = form.includes('pieces=') ? Object.values<string>(JSON.parse(text)) : [text];
        for (const each of html) expect(each).toMatch(/^<travel-[\w-]+ [^>]*brand="sister" locale="de-DE"/);
      }
      expect(forms).toHaveLength(6);
    } finally {
      process.kill(-(service.pid as number));
    }
  });

  it(`${FRAGMENTS}: export`, async () => {
    const [, command = ''] = commandsIn(FRAGMENTS, 'npx travel-shell-fragments export');
    await run('sh', ['-c', command], { cwd: folder });
    expect(existsSync(join(folder, 'public/fragments/header/sister.de-DE.default.html'))).toBe(true);
  });

  it(`${FRAGMENTS}: renderFragment`, async () => {
    const code = snippetOf(FRAGMENTS, "import { renderFragment } from 'travel-shell-fragments'");
    await writeFile(join(folder, 'render.ts'), `${code}\nconsole.log(html);\n`);
    const { stdout } = await run(process.execPath, ['render.ts'], { cwd: folder });
    expect(stdout).toMatch(/^<travel-header brand="sister" locale="de-DE" [^>]*active-vertical="hotels"/);
  });
});

it('the files of a release that docs/operations.md lists are there', () => {
  const list = snippetOf('docs/operations.md', 'dist/travel-shell/current.json');
  const paths = list.split('\n').flatMap((line) => {
    const [first = '', ...more] = (line.split(/ {2,}/)[0] ?? '').split(', ');
    const base = first.endsWith('/') ? first : first.slice(0, first.lastIndexOf('/') + 1);
    return [first, ...more.map((name) => base + name)].map((path) => path.replace('…', ''));
  });
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) expect(existsSync(join(PACKED, '../..', path)), path).toBe(true);
});

it('@travel-shell/elements brings the page that lines in the console name', async () => {
  expect(await readFile(join(PACKED, 'elements/errors.html'), 'utf8')).toContain('<tr id="LOAD_FAILED">');
});
