import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { toCurl } from './toCurl.ts';

const hasCurl = (() => {
  try {
    execFileSync('curl', ['--version']);
    return true;
  } catch {
    return false;
  }
})();

const run = promisify((await import('node:child_process')).execFile);

it.runIf(hasCurl).each([
  ['text', Buffer.from(`{"a":"it's","b":"$HOME \`x\`"}`), undefined],
  ['bytes that are no text', Buffer.from([0, 1, 0xff, 0xfe]), undefined],
  ['a long body', Buffer.from('ab'), { at: 1, bytes: 300_000 }],
])('gives a command that sends the same again: %s', async (_name, body, padding) => {
  let received = Buffer.alloc(0);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received = Buffer.concat(chunks);
    response.end(`${request.method} ${request.headers['x-csrf']}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/thing?a=1`;
  const request = { method: 'PUT', path: '/thing', headers: { 'X-CSRF': "a'b", 'Content-Type': 'text/x' }, body };
  const sent = { ...request, ...(padding && { padding }) };
  const command = toCurl({ request: sent, url, status: 0, headers: {}, text: '', json: undefined, failure: null });
  const { stdout } = await run('sh', ['-c', command]);
  server.close();
  expect(stdout).toContain("PUT a'b");
  const whole = padding ? Buffer.from(`a${'x'.repeat(padding.bytes)}b`) : body;
  expect(received.equals(whole)).toBe(true);
});
