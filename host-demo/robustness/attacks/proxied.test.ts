/** Attacks by requests that the proxy of docs/operations.md and the server behind it might read differently. */
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { createServer } from 'travel-shell-back-end/createServer.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../scripts/postgres.mjs';
import { askRaw } from '../../back-end/testing/askRaw.ts';
import { databaseOfAnswers, type TestDatabase } from '../../back-end/testing/databases.ts';
import { nginx, type RunningNginx, startNginx } from '../startNginx.ts';

const [DATABASE] = databaseOfAnswers;
const CHUNKED = '0\r\n\r\n';
const HIDDEN = 'GET /smuggled HTTP/1.1\r\nHost: shop.example\r\n\r\n';
const METRICS_TOKEN = 'a-token-of-tests-for-metrics';

describe.runIf(nginx)('attacks through the proxy', () => {
  let folder: string;
  let testDatabase: TestDatabase;
  let database: Kysely<Database>;
  let app: FastifyInstance;
  const log: string[] = [];
  let proxy: RunningNginx;
  let origin: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'travel-shell-proxied-'));
    testDatabase = (await DATABASE?.create()) as TestDatabase;
    database = await openDatabase(testDatabase);
    // Without the demo, whose pages answer every address.
    app = await createServer({
      ...{ database, publicOrigin: 'https://shop.example', trustProxy: true, proxyNumbersRequests: true },
      ...{ metricsToken: METRICS_TOKEN, identityProviders: {}, logStream: { write: (line: string) => log.push(line) } },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    proxy = await startNginx(folder, [
      ['listen 443 ssl http2', `listen 127.0.0.1:${port}`],
      [/ssl_certificate\w* .*;/g, ''],
      ['127.0.0.1:4173', `127.0.0.1:${(app.server.address() as AddressInfo).port}`],
    ]);
    await vi.waitFor(async () => expect((await fetch(`${origin}/healthz`)).status).toBe(200), { timeout: 10_000 });
  });
  afterAll(async () => {
    await proxy.stop();
    await app.close();
    await database.destroy();
    await testDatabase.remove();
    await rm(folder, { recursive: true });
  });

  /** All that comes back on one connection, until the other end has nothing more to say. */
  async function sendBytes(bytes: string): Promise<string> {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', () => {});
    socket.write(bytes, 'latin1');
    socket.end();
    await once(socket, 'close');
    return received;
  }
  const post = (...lines: string[]) =>
    `POST /k/run/auth/login HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/x-www-form-urlencoded\r\n${lines.join('\r\n')}\r\n\r\n`;

  it.each([
    [
      'a length and chunks',
      post(`Content-Length: ${CHUNKED.length + HIDDEN.length}`, 'Transfer-Encoding: chunked') + CHUNKED + HIDDEN,
    ],
    [
      'chunks and a length',
      post('Transfer-Encoding: chunked', 'Content-Length: 4') +
        `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n${CHUNKED}`,
    ],
    ['two lengths', post('Content-Length: 0', `Content-Length: ${HIDDEN.length}`) + HIDDEN],
    ['a length with a sign', post(`Content-Length: +${HIDDEN.length}`) + HIDDEN],
    [
      'a coding that is not quite one',
      post(`Content-Length: ${CHUNKED.length + HIDDEN.length}`, 'Transfer-Encoding: xchunked') + CHUNKED + HIDDEN,
    ],
    [
      'a blank before the colon',
      post(`Content-Length: ${CHUNKED.length + HIDDEN.length}`, 'Transfer-Encoding : chunked') + CHUNKED + HIDDEN,
    ],
    [
      'a tab as the value',
      post(`Content-Length: ${CHUNKED.length + HIDDEN.length}`, 'Transfer-Encoding:\tchunked') + CHUNKED + HIDDEN,
    ],
    [
      'a folded line',
      post(`Content-Length: ${CHUNKED.length + HIDDEN.length}`, 'X-A: b\r\n Transfer-Encoding: chunked') +
        CHUNKED +
        HIDDEN,
    ],
    ['lines without carriage returns', post(`Content-Length: ${HIDDEN.length}\nTransfer-Encoding: identity`) + HIDDEN],
    ['a chunk with an extension', `${post('Transfer-Encoding: chunked')}0;a=\r\nb\r\n\r\n${HIDDEN}`],
    [
      'a body with a GET',
      `GET /login HTTP/1.1\r\nHost: shop.example\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
    ],
  ])('A-PROXY-01 hides a request in another one, by %s', async (_how, bytes) => {
    const path = '/smuggled';
    log.length = 0;
    await sendBytes(bytes);
    // Whoever comes next gets their own answer.
    for (let i = 0; i < 5; i++) {
      const answer = await fetch(`${origin}/healthz`);
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
    }
    const heard = log.filter((line) => line.includes(path)).map((line) => JSON.parse(line));
    const passed = (await readFile(join(folder, 'travel-shell.log'), 'utf8'))
      .split('\n')
      .filter((line) => line.includes(path));
    // A second request on the visitor’s own connection is one for the proxy, too.
    expect(new Set(heard.map(({ reqId }) => reqId)).size).toBeLessThanOrEqual(passed.length);
  });

  it.each([
    ...[
      '/readyz',
      '/%72eadyz',
      '/./readyz',
      '/x/../readyz',
      '/x/..%2freadyz',
      '//readyz',
      '/readyz/',
      '/READYZ',
      '/readyz;x',
      '/readyz%00',
      '/readyz?x',
      '/readyz%2f',
      '/readyz%20',
    ],
    ...['/%6detrics', '//metrics', '/metrics/', '/x/%2e%2e/metrics'],
  ])('A-PROXY-02 reaches what is for monitoring, as %s', async (target) => {
    const answer = await askRaw(origin, target, ['Host: shop.example', `Authorization: Bearer ${METRICS_TOKEN}`]);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer).not.toContain('travel_shell_http');
  });

  it.each([
    ['an underscore', 'X_Forwarded_For: 203.0.113.9'],
    ['the header itself', 'X-Forwarded-For: 203.0.113.9'],
    ['twice', 'X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-For: 203.0.113.9'],
    ['its standard', 'Forwarded: for=203.0.113.9'],
    [
      'a name of other proxies',
      'X-Real-IP: 203.0.113.9\r\nTrue-Client-IP: 203.0.113.9\r\nCF-Connecting-IP: 203.0.113.9',
    ],
    ['taking the proxy’s away', 'Connection: close, X-Forwarded-For, X-Request-Id'],
  ])('A-PROXY-03 looks like another address, by %s', async (_how, line) => {
    log.length = 0;
    const answer = await askRaw(origin, '/nowhere-from-elsewhere', ['Host: shop.example', ...line.split('\r\n')]);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toMatch(/^x-request-id: [0-9a-f]{32}\r$/im);
    const lines = log.filter((text) => text.includes('nowhere-from-elsewhere')).map((text) => JSON.parse(text));
    expect(lines.length).toBeGreaterThan(0);
    for (const { req } of lines) if (req) expect(req.remoteAddress).toBe('127.0.0.1');
  });

  it('A-PROXY-04 writes a line of its own into the proxy’s log', async () => {
    await askRaw(origin, '/%0a%22forged%22%0d%0a%1b[2J', ['Host: shop.example', 'X-Request-Id: a"\tforged']);
    const written = await readFile(join(folder, 'travel-shell.log'), 'utf8');
    expect(written.split('\n').filter((line) => /^"?forged/.test(line))).toEqual([]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
    expect(written).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f]/);
  });

  it.each(['http://evil.example/login', 'https://evil.example/login', 'evil.example:443', '*', 'file:///etc/passwd'])(
    'A-PROXY-05 asks for %s, as if this were a proxy for everybody',
    async (target) => {
      const answer = await askRaw(origin, target, ['Host: shop.example']);
      expect(answer).not.toMatch(/^location: .*evil/im);
      expect(answer).not.toContain('root:');
      expect(answer).toMatch(/^HTTP\/1\.1 (200|400|404) /);
    },
  );
});
