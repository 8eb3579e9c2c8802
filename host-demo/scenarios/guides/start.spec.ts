/** `npm start` and `npm run build` of the README. */
import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { snippetOf } from '../../../scripts/guideSnippets.ts';
import { expect, test } from '../test.ts';

const ROOT = join(import.meta.dirname, '../../..');

test('npm run build has nothing to do the second time', async () => {
  const build = () => promisify(execFile)('npm', ['run', 'build'], { cwd: ROOT });
  await build();
  const { stdout } = await build();
  expect(stdout).toContain('run.mjs build');
  expect(stdout).not.toContain('Building');
});

test('npm start runs the demo and prints its address', async ({ request }, info) => {
  expect(snippetOf('README.md', 'npm start')).toMatch(/^npm start +#/);
  const demo = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: info.outputPath('data'), DATABASE_URL: '' },
    // npm passes no signal on.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let origin: string | undefined;
    for await (const line of createInterface({ input: demo.stdout })) {
      origin = /http:\/\/127\.0\.0\.1:\d+\//.exec(line)?.[0];
      if (origin) break;
    }
    expect(origin, 'the address it prints').toBeDefined();
    expect(await (await request.get(origin ?? '')).text()).toContain('Travel Shell');
  } finally {
    process.kill(-(demo.pid as number));
  }
});
