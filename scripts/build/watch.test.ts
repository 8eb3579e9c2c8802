import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test.each([
  ['while developing', ['--watch']],
  ['until it is interrupted', []],
])('what a build writes %s is no fresh build or release for any command', async (_when, options) => {
  const dist = mkdtempSync(join(tmpdir(), 'travel-shell-watch-'));
  // The stamps of a fresh build (scripts/tasks/steps.mjs).
  const stamps = ['.pieces-built-from', '.release-built-from'].map((name) => join(dist, name));
  for (const stamp of stamps) writeFileSync(stamp, '');
  const build = spawn(process.execPath, [join(import.meta.dirname, 'build.ts'), ...options, `--dist=${dist}`], {
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(async () => {
    const end = new Promise((resolve) => build.on('exit', resolve));
    build.kill('SIGKILL');
    await end;
    rmSync(dist, { recursive: true, force: true });
  });
  // Before it has written anything.
  await expect.poll(() => stamps.filter((stamp) => existsSync(stamp)), { timeout: 60_000 }).toEqual([]);
});
