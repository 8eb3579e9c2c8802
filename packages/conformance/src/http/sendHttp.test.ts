import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { sendHttp } from './sendHttp.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const BYTES = 8 * 1024 * 1024;
const large = { method: 'POST', path: '/', headers: {}, body: Buffer.from('ab'), padding: { at: 1, bytes: BYTES } };

it('reads a refusal sent before the body is complete, and the hang-up after it', async () => {
  const url = await serve((request, response) => {
    response.writeHead(413, { connection: 'close' });
    response.end('{"too":"large"}');
    request.socket.destroySoon();
  });
  const answer = await sendHttp(url, large, 5000);
  expect(answer).toMatchObject({ status: 413, json: { too: 'large' }, failure: null });
});

it('sends a large body whole to a server that reads it', async () => {
  const url = await serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    response.end(`${body.length} ${body.slice(0, 2)} ${body.slice(-2)}`);
  });
  expect((await sendHttp(url, large, 5000)).text).toBe(`${BYTES + 2} ax xb`);
});

it('does not follow redirects', async () => {
  const url = await serve((_request, response) => response.writeHead(302, { location: '/other' }).end());
  expect((await sendHttp(url, { method: 'GET', path: '/', headers: {} }, 5000)).status).toBe(302);
});

it('reports why there was no response', async () => {
  const url = await serve(() => {});
  expect((await sendHttp(url, { method: 'GET', path: '/', headers: {} }, 100)).failure).toBe(
    'no whole answer within 100 ms',
  );
  const broken = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('x');
    response.destroy();
  });
  expect((await sendHttp(broken, { method: 'GET', path: '/', headers: {} }, 5000)).failure).not.toBeNull();
});

const get = { method: 'GET', path: '/', headers: {} };

it('gives up an answer that never ends, by the time of all of it', async () => {
  const url = await serve((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => response.write(' '), 10);
    request.socket.on('close', () => clearInterval(drip));
  });
  const answer = await sendHttp(url, get, 300);
  expect(answer.failure).toBe('the answer broke off: no whole answer within 300 ms');
  expect(answer.status).toBe(200);
});

it('gives up an answer that is too long, and keeps only its beginning', async () => {
  const piece = Buffer.alloc(1024 * 1024, 'x');
  const endless = function* () {
    for (;;) yield piece;
  };
  const url = await serve((_request, response) => void Readable.from(endless()).pipe(response));
  const answer = await sendHttp(url, get, 60_000);
  expect(answer.failure).toBe('the answer broke off: it is longer than 16 MiB');
  expect(answer.text).toBe('x'.repeat(1024));
});
