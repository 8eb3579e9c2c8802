import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** The scripts of `npm run serve`. */
const OURS = ['scripts/*.mjs', 'scripts/tasks/serve.mjs', 'scripts/tasks/steps.mjs'];

/** A server that takes its time, and writes down how it ended. */
const SERVER = `
import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
const server = createServer((_, response) => {
  writeFileSync('asked', 'yes');
  setTimeout(() => response.end('answered'), 1500);
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.close(() => {
  writeFileSync('ended', signal);
  process.exit(0);
}));
server.listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)));
`;

let folder: string;
let started: ChildProcess | undefined;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const read = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'travel-shell-serve-'));
  for (const file of globSync(OURS, { cwd: ROOT })) cpSync(join(ROOT, file), join(folder, file));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(ROOT, 'node_modules/.bin'), join(folder, 'node_modules/.bin'));
  write('package.json', '{ "scripts": { "serve": "node scripts/run.mjs serve" }, "type": "module" }');
  write('pnpm-lock.yaml', '');
  // Nothing to install: the digest of an empty file.
  write('node_modules/.travel-shell-install', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  write('scripts/generate.mjs', '// Nothing to generate.');
  write('scripts/build/build.ts', '// Nothing to build.');
  write('packages/back-end/bin/travel-shell-back-end.js', SERVER);
  write('host-demo/demo/main.ts', "import { writeFileSync } from 'node:fs';\nwriteFileSync('demo', 'started');\n");
});
afterEach(() => {
  try {
    if (started?.pid) process.kill(-started.pid, 'SIGKILL');
  } catch {
    // All of it has ended, as it should.
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Runs until its server has a request in flight, then sends the signal. Resolves when the server has answered and ended. */
async function stop(command: string, args: string[], signal: NodeJS.Signals): Promise<unknown[]> {
  const { npm_lifecycle_event: _, ...env } = process.env;
  started = spawn(command, args, { cwd: folder, stdio: 'ignore', env, detached: true });
  const exit = once(started, 'exit');
  await expect.poll(() => read('port')).not.toBe('');
  const answer = fetch(`http://127.0.0.1:${read('port')}/`);
  await expect.poll(() => read('asked')).not.toBe('');
  // A terminal sends its Ctrl+C to all that the command has started.
  if (signal === 'SIGINT') process.kill(-(started.pid as number), signal);
  else started.kill(signal);
  expect(await (await answer).text()).toBe('answered');
  await expect.poll(() => read('ended')).not.toBe('');
  return exit;
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'npm run serve stops the server by %s, after the answer in flight',
  async (signal) => {
    // npm itself may be gone before, as the shell between it and us is.
    await stop('npm', ['run', 'serve'], signal);
  },
);

it.each(['SIGTERM', 'SIGINT'] as const)('scripts/run.mjs serve waits for its server after %s', async (signal) => {
  expect(await stop(process.execPath, ['scripts/run.mjs', 'serve'], signal)).toEqual([0, null]);
  expect(read('ended')).toBe(signal);
});

it('npm run serve -- --demo runs the demo instead', async () => {
  started = spawn('npm', ['run', 'serve', '--', '--demo'], { cwd: folder, stdio: 'ignore', detached: true });
  expect(await once(started, 'exit')).toEqual([0, null]);
  expect(read('demo')).toBe('started');
  expect(read('port')).toBe('');
});

it('npm run serve -- --trial passes on what the command knows', async () => {
  write(
    'packages/back-end/bin/travel-shell-back-end.js',
    "import { writeFileSync } from 'node:fs';\nwriteFileSync('options', process.argv.slice(2).join());\n",
  );
  started = spawn('npm', ['run', 'serve', '--', '--trial'], { cwd: folder, stdio: 'ignore', detached: true });
  expect(await once(started, 'exit')).toEqual([0, null]);
  expect(read('options')).toBe('--trial');
});
