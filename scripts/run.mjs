/**
 * The one entry of every npm script: `node scripts/run.mjs <task>`. Plain JavaScript without dependencies, because it
 * runs on any Node from 20 on and before anything is installed. It installs what is missing and writes the generated
 * modules whose sources have changed, then runs the task with the workspace's own Node 24.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { passSignals } from './passSignals.mjs';
import { PNPM } from './pnpm.mjs';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'node_modules/.travel-shell-install');
/** Compiled JavaScript and TypeScript without its types: a server starts in half the time, with 20 MB less. */
const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/compiled');

const [task, ...rest] = process.argv.slice(2);
if (task !== 'setup' && !existsSync(join(ROOT, `scripts/tasks/${task}.mjs`))) {
  console.error(`"${task}" is not a task. "npm run" lists them.`);
  process.exit(2);
}

install();
const path = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const options = {
  cwd: ROOT,
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, PATH: path },
  shell: process.platform === 'win32',
};
const { status } = spawnSync('node', ['scripts/generate.mjs'], options);
if (status !== 0 || task === 'setup') process.exit(status ?? 1);
const running = spawn('node', [`scripts/tasks/${task}.mjs`, ...rest], options);
passSignals(running);
// npm passes signals to the shell between us, and some shells end by one without passing it on.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 500).unref();
running.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
running.on('close', (code) => process.exit(code ?? 1));

/** Runs pnpm when the lock file has changed since the last install, or nothing is there yet. */
function install() {
  const hash = createHash('sha256')
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  console.log(`Installing dependencies with ${PNPM} …`);
  const { status } = spawnSync('npx', ['-y', PNPM, 'install', '--frozen-lockfile'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The installation failed; its messages are above. The npm registry must be reachable.');
    process.exit(status ?? 1);
  }
  writeFileSync(STAMP, hash);
}
