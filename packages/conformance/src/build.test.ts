import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const room = fileURLToPath(new URL('..', import.meta.url));

it('builds to plain JavaScript without dependencies, with the contract inside', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  try {
    const build = join(room, '../../scripts/build/conformance.ts');
    await run(process.execPath, [build, join(folder, 'dist')]);
    await cp(join(room, 'bin'), join(folder, 'bin'), { recursive: true });
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    const command = join(folder, 'bin/travel-shell-conformance.js');
    const plain = ['--no-experimental-strip-types', command];
    expect((await run(process.execPath, [...plain, '--help'])).stdout).toContain('Usage: travel-shell-conformance');
    // Reaching the account check proves that it has read the contract.
    await expect(run(process.execPath, [...plain, 'http://127.0.0.1:9', '--only', 'logout'])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--account user:password'),
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
