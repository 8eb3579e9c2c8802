/** `npm start` of the README, where everything has been built. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { snippetOf } from '../../../scripts/guideSnippets.ts';
import { expect, test } from '../test.ts';

test('npm start runs the demo and prints its address', async ({ request }, info) => {
  test.setTimeout(120_000);
  expect(snippetOf('README.md', 'npm start')).toMatch(/^npm start +#/);
  const demo = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '../../..'),
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
