import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase, serverUrl, type TestDatabase } from '../back-end/testing/databases.ts';
import { seededTemplate } from '../back-end/testing/seededDatabase.ts';
import { type RunningMain, startMain } from './startMain.ts';

let database: TestDatabase & { databaseUrl: string };
let server: RunningMain;
async function start(drainSeconds: number): Promise<void> {
  server = await startMain({ DATABASE_URL: database.databaseUrl, DRAIN_SECONDS: `${drainSeconds}` });
}

const ask = (path: string) => fetch(server.origin + path);
const isReady = async () => (await ask('/readyz')).status === 200;

/** One request on a connection of its own: the status, or why there was none. */
async function askOnce(onConnect = () => {}): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    onConnect();
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    return /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'nothing';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

describe.runIf(serverUrl)('a server that is stopped', () => {
  beforeAll(async () => {
    database = await createPostgresDatabase(serverUrl ?? '', await seededTemplate(serverUrl ?? ''));
  });
  afterEach(() => server.end('SIGKILL'));
  afterAll(() => database.remove());

  it('says so to balancers, and goes on answering meanwhile', async () => {
    await start(3);
    expect(await isReady()).toBe(true);
    const exit = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    await expect.poll(isReady).toBe(false);
    const readiness = await ask('/readyz');
    expect([readiness.status, await readiness.json()]).toEqual([503, { status: 'stopping' }]);
    const page = await ask('/login');
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    expect((await ask('/healthz')).status).toBe(200);
    expect(await exit).toEqual([0, null]);
  });

  it('loses no request of whoever asks whether it is ready', async () => {
    await start(3);
    const answers = new Map<string, number>();
    let goesOn = true;
    const visitor = async () => {
      while (goesOn) {
        const status = await askOnce();
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    };
    const visitors = Promise.all(Array.from({ length: 20 }, visitor));
    await expect.poll(() => answers.get('200') ?? 0).toBeGreaterThan(50);
    const exit = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    while (await isReady()) await wait(100);
    goesOn = false;
    await visitors;
    expect([...answers.keys()]).toEqual(['200']);
    expect(await exit).toEqual([0, null]);
  });

  it('answers the connections that wait to be accepted, or refuses them', async () => {
    await start(0);
    const exit = once(server.process, 'exit');
    // Paused, the server accepts none of them before it is told to stop.
    server.process.kill('SIGSTOP');
    let connected = 0;
    const all = Promise.all(Array.from({ length: 100 }, () => askOnce(() => connected++)));
    await expect.poll(() => connected).toBe(100);
    server.process.kill('SIGTERM');
    server.process.kill('SIGCONT');
    const answers = await all;
    expect(answers.filter((answer) => !/^(200|ECONNREFUSED)$/.test(answer))).toEqual([]);
    expect(answers).toContain('200');
    expect(await exit).toEqual([0, null]);
  });
});
