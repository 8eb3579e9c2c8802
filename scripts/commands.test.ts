/** Commands of the workspace that our guides name. Those in the packages: host-demo/robustness/commands.test.ts. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const run = (command: string, env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)('sh', ['-c', command], { cwd: ROOT, env: { ...process.env, ...env } });

it('npm run serve starts nothing before it has what it needs, and names that', async () => {
  const error = await run('npm run serve', { PUBLIC_ORIGIN: '', DATABASE_URL: '' }).catch((cause) => cause);
  expect(error.code).toBe(1);
  expect(error.stderr).toContain('The server does not start.');
  expect(error.stderr).toContain('PUBLIC_ORIGIN is missing');
});

it('npm run release -- --dry-run packs every package, says what is in it, and would publish it', {
  timeout: 180_000,
}, async () => {
  const { stdout, stderr } = await run('npm run release -- --dry-run');
  const commands = ['fragments', 'conformance', 'brand', 'doctor', 'back-end'];
  for (const name of ['elements', 'react', 'testing', 'tokens', ...commands]) {
    expect(stdout + stderr).toMatch(new RegExp(`^\\+ (@travel-shell/|travel-shell-)${name}@`, 'm'));
  }
  for (const bill of ['packages', 'back-end'])
    expect(stdout).toMatch(new RegExp(`^Wrote .*dist/sbom/${bill}\\.cdx\\.json`, 'm'));
});
