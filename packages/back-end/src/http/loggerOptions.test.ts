import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** Logs as a server does, and then tells that it lives. */
const SERVER = `
import fastify from 'fastify';
import { loggerOptions } from './loggerOptions.ts';
const app = fastify({ logger: loggerOptions('info') });
for (let i = 0; i < 20; i++) {
  app.log.info('a line');
  await new Promise(setImmediate);
}
process.stderr.write('alive');
`;

it('goes on although the disk of its log is full', async () => {
  const full = await open('/dev/full', 'w');
  const child = spawn(process.execPath, ['--input-type=module', '-e', SERVER], {
    cwd: import.meta.dirname,
    stdio: ['ignore', full.fd, 'pipe'],
  });
  const [told, [code]] = await Promise.all([
    text(child.stderr as NonNullable<typeof child.stderr>),
    once(child, 'exit'),
  ]);
  await full.close();
  expect([code, told]).toEqual([0, 'alive']);
});
