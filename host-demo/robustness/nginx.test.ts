import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { DRAIN_SECONDS } from 'travel-shell-back-end/configuration/readProductionEnvironment.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/postgres.mjs';
import { databaseOfAnswers, type TestDatabase } from '../back-end/testing/databases.ts';
import { startTestServer, type TestServer } from '../back-end/testing/startTestServer.ts';
import type { Asked, Attack } from './attacks/oneAddressWorker.ts';
import { expectNoDeviation } from './expectNoDeviation.ts';
import { addExpiredSession } from './expiredSession.ts';
import { AUTH_STATE } from './paths.ts';
import { nginx, type RunningNginx, startNginx } from './startNginx.ts';

const [DATABASE] = databaseOfAnswers;
const TOKEN = 'secret-in-a-path'.repeat(3);

describe.runIf(nginx)('the proxy of docs/operations.md', () => {
  let folder: string;
  let testDatabase: TestDatabase;
  let database: Kysely<Database>;
  let server: TestServer;
  let proxy: RunningNginx;
  let origin: string;
  const log = () => readFile(join(folder, 'travel-shell.log'), 'utf8');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'travel-shell-nginx-'));
    testDatabase = (await DATABASE?.create()) as TestDatabase;
    database = await openDatabase(testDatabase);
    await addExpiredSession(database);
    server = await startTestServer({ database, trustProxy: true, proxyNumbersRequests: true });
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    // Without TLS, which is not the server’s.
    proxy = await startNginx(folder, [
      ['listen 443 ssl http2', `listen 127.0.0.1:${port}`],
      [/ssl_certificate\w* .*;/g, ''],
      ['127.0.0.1:4173', new URL(server.origin).host],
    ]);
    await vi.waitFor(async () => expect((await fetch(`${origin}/healthz`)).status).toBe(200), { timeout: 10_000 });
  });
  afterAll(async () => {
    await proxy.stop();
    await server.stop();
    await database.destroy();
    await testDatabase.remove();
    await rm(folder, { recursive: true });
  });

  it('speaks HTTP/2 to browsers, as a piece is a dozen small files', async () => {
    const [certificate, key] = [join(folder, 'shop.crt'), join(folder, 'shop.key')];
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=shop.example'];
    await promisify(execFile)('openssl', [...made, '-out', certificate, '-keyout', key]);
    const port = await freePort();
    const secure = await startNginx(join(folder, 'secure'), [
      ['listen 443 ssl http2', `listen 127.0.0.1:${port} ssl http2`],
      ['/etc/nginx/shop.example.crt', certificate],
      ['/etc/nginx/shop.example.key', key],
      ['127.0.0.1:4173', new URL(server.origin).host],
    ]);
    const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
    try {
      const [headers] = await once(session.request({ ':path': '/healthz' }), 'response');
      expect([session.alpnProtocol, headers[':status']]).toEqual(['h2', 200]);
    } finally {
      session.destroy();
      await secure.stop();
    }
  });

  it('keeps the contract', { timeout: 300_000 }, async () => {
    await expectNoDeviation(origin, '1');
  });

  it('numbers requests itself, in its log, the server’s and the answer', async () => {
    const response = await fetch(`${origin}/login`, { headers: { 'X-Request-Id': 'chosen-by-a-visitor' } });
    const id = response.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    await expect.poll(log).toContain(id);
    expect(server.log.join('')).toContain(id);
  });

  it('tells the server where a visitor is from, whatever the visitor says', async () => {
    await fetch(`${origin}/nowhere-at-all`, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
    const [line] = server.log.filter((text) => text.includes('/nowhere-at-all'));
    expect(JSON.parse(line ?? '{}').req.remoteAddress).toBe('127.0.0.1');
  });

  it('writes no query and no token into its logs', async () => {
    await fetch(`${origin}/business/link/${TOKEN}?code=secret-in-a-query`);
    await fetch(`${origin}/%ZZ?code=secret-in-a-query`);
    await expect.poll(log).toContain('/business/link/[token]"');
    const all = (await log()) + (await readFile(join(folder, 'travel-shell-error.log'), 'utf8'));
    expect(all.split('\n').filter((line) => /secret-in/.test(line))).toEqual([]);
  });

  it('lets go of unused connections before a server that stops closes them', async () => {
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const connections = () =>
      new Promise<number>((resolve, reject) =>
        server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      );
    // A POST that is sent on a connection that is just being closed fails: none may be left when it stops.
    await expect.poll(connections, { timeout: DRAIN_SECONDS * 1000 }).toBe(0);
  });

  it('keeps what is for monitoring to itself', async () => {
    for (const path of ['/metrics', '/readyz']) expect((await fetch(origin + path)).status).toBe(404);
  });

  describe('an address that asks without a pause', () => {
    const filled = (part: string) => part.repeat(15_000 / part.length);
    it.each<[string, Asked]>([
      ['with cookies of 15 KB', { path: AUTH_STATE, headers: { cookie: filled('__Host-a=;') } }],
      ['for fragments that nobody has asked for', { path: '/travel-shell/fragments/header?partner-message={n}' }],
      ['for pages that are not there', { path: '/business/company/{n}' }],
    ])('%s is refused, and others wait no longer', { timeout: 120_000 }, async (_what, asked) => {
      const port = await freePort();
      const limited = await startNginx(
        join(folder, `limited-${port}`),
        [
          ['listen 443 ssl http2', `listen 127.0.0.1:${port}`],
          [/ssl_certificate\w* .*;/g, ''],
          ['127.0.0.1:4173', new URL(server.origin).host],
        ],
        true,
      );
      const at = `http://127.0.0.1:${port}`;
      const wait = async () => {
        const waits: number[] = [];
        for (let i = 0; i < 15; i++) {
          const began = performance.now();
          expect((await fetch(at + AUTH_STATE)).status).toBe(200);
          waits.push(performance.now() - began);
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
        return waits.toSorted((a, b) => a - b)[7] as number;
      };
      try {
        const atRest = await wait();
        const workerData: Attack = { origin: at, localAddress: '127.0.0.2', connections: 64, requests: [asked] };
        const worker = new Worker(new URL('./attacks/oneAddressWorker.ts', import.meta.url), { workerData });
        await once(worker, 'message');
        // The two hundred that it may ask for at once keep the server busy for a moment, as other work does the machine.
        await expect.poll(async () => (await wait()) / atRest, { timeout: 60_000 }).toBeLessThan(3);
        worker.postMessage('stop');
        const [statuses] = await once(worker, 'message');
        expect(statuses[429]).toBeGreaterThan(statuses[200] ?? statuses[404]);
      } finally {
        await limited.stop();
      }
    });
  });

  it('answers in the contract’s shape while no server answers', async () => {
    const { port } = new URL(server.origin);
    await server.app.close();
    expect(port).not.toBe('');
    const response = await fetch(`${origin}/login`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    expect(await response.json()).toMatchObject({ errors: [{ code: 'UNAVAILABLE' }] });
  });
});
