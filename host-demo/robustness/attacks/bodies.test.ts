import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { POOL_SETTINGS } from 'travel-shell-back-end/database/PoolSettings.ts';
import { HEADERS_SECONDS, SILENCE_SECONDS } from 'travel-shell-back-end/http/connections/connectionOptions.ts';
import { UNANSWERED_REQUESTS } from 'travel-shell-back-end/http/connections/limitPipelining.ts';
import { SHED_LIMITS } from 'travel-shell-back-end/http/connections/shedLoad.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestCompany } from '../../back-end/areas/company/testing/createTestCompany.ts';
import { databaseOfAnswers } from '../../back-end/testing/databases.ts';
import { startTestServer } from '../../back-end/testing/startTestServer.ts';
import { useTestServer } from '../../back-end/testing/useTestServer.ts';
import { Visitor } from '../../back-end/testing/Visitor.ts';

const LOGIN = '/k/run/auth/login';
const LOGO = '/i/api/business/company/v1/logo';
const TOO_LATE_MS = 15_000;
const AUTH_STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';
/** The largest answer without an account, 440 KB. */
const LARGEST = 'GET /i/api/iabtcf/v1/detailedPrefs HTTP/1.1\r\nHost: a\r\n\r\n';
const MIB = 1024 * 1024;

interface Line {
  socket: Socket;
  received(): string;
  closed: Promise<unknown>;
  isClosed(): boolean;
}

describe.each(databaseOfAnswers)('attacks on bodies and connections, on $kind', ({ kind, create }) => {
  const context = useTestServer(create);
  const open: Socket[] = [];
  afterEach(() => {
    for (const socket of open.splice(0)) if (socket !== unread.socket) socket.destroy();
  });
  afterAll(() => unread.socket.destroy());

  /** A connection that has sent these bytes. */
  const send = async (bytes: string, origin = context.server.origin): Promise<Line> => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    open.push(socket);
    let received = '';
    let isClosed = false;
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received += chunk;
    });
    const closed = once(socket, 'close').then(() => {
      isClosed = true;
    });
    await once(socket, 'connect');
    if (bytes) socket.write(bytes);
    return { socket, received: () => received, closed, isClosed: () => isClosed };
  };
  /** A connection whose client never reads, and whether the server has closed it: a closed end shows only to who reads. */
  const sendUnread = async (bytes: string) => {
    const accepted = once(context.server.app.server, 'connection');
    const { socket } = await send('');
    socket.pause();
    const [serverSocket] = (await accepted) as [Socket];
    socket.write(bytes);
    return { socket, serverSocket, isClosed: () => serverSocket.destroyed };
  };

  /** The connection of A-BODY-13, open from the beginning, because it takes long. */
  let unread: Awaited<ReturnType<typeof sendUnread>>;
  beforeAll(async () => {
    unread = await sendUnread(LARGEST);
    const { socket, serverSocket } = unread;
    // Until the buffers of both ends are full, and one after the other, as more than a few unanswered ones end it.
    let answered = 0;
    for (let full = 0; full < 10; await wait(50)) {
      full = serverSocket.writableLength > 0 ? full + 1 : 0;
      if (full > 0 || serverSocket.bytesWritten === answered) continue;
      answered = serverSocket.bytesWritten;
      socket.write(LARGEST);
    }
    expect(unread.isClosed()).toBe(false);
  });
  const head = (path: string, headers: Record<string, string | number>) =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`;
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': 100 };
  /** The headers of an upload by this browser. */
  const upload = async (visitor: Visitor, length: number) =>
    head(LOGO, {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': length,
      'X-CSRF': await visitor.formToken(),
      Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    });
  const answer = async (line: Line) => {
    await expect.poll(line.received, { timeout: 5000 }).toContain('\r\n\r\n');
    return Number(/^HTTP\/1\.1 (\d+)/.exec(line.received())?.[1]);
  };

  it('A-BODY-01 holds 200 connections with half-sent requests of four kinds: gone after 15 seconds', async () => {
    const start = performance.now();
    const kinds = [
      '',
      `POST ${LOGIN} HTTP/1.1\r\nHost: a\r\nX-Half: `,
      `${head(LOGIN, form)}username=a`,
      `${head(LOGIN, { ...form, 'Content-Length': undefined as never, 'Transfer-Encoding': 'chunked' }).replace(/Content-Length: undefined\r\n/, '')}5\r\nusern`,
    ];
    const lines = await Promise.all(Array.from({ length: 200 }, (_, i) => send(kinds[i % 4] ?? '')));
    // Each second another letter, as slow attacks do.
    const drip = setInterval(() => {
      for (const [i, line] of lines.entries()) if (i % 4 === 1 || i % 4 === 2) line.socket.write('a');
    }, 1000);
    try {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      expect((await fetch(`${context.server.origin}/healthz`)).status, 'others are served').toBe(200);
      await Promise.race([
        Promise.all(lines.map(({ closed }) => closed)),
        new Promise((resolve) => setTimeout(resolve, TOO_LATE_MS - (performance.now() - start))),
      ]);
    } finally {
      clearInterval(drip);
    }
    expect(lines.filter((line) => !line.isClosed())).toHaveLength(0);
    expect(performance.now() - start).toBeGreaterThan(HEADERS_SECONDS * 1000 - 1000);
    const bodies = lines.filter((_, i) => i % 4 === 2).map((line) => line.received());
    for (const text of bodies) expect(text).toMatch(/^HTTP\/1\.1 408 [\s\S]*REQUEST_TIMEOUT/);
    expect(context.server.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  }, 30_000);

  it('A-BODY-02 announces a body larger than the call takes: refused before it is read', async () => {
    const line = await send(head(LOGIN, { ...form, 'Content-Length': 17 * 1024 }));
    expect(await answer(line)).toBe(413);
    const small = await send(`${head(LOGIN, { ...form, 'Content-Length': 3 })}a=b`);
    expect(await answer(small), 'not for its size').toBe(403);
  });

  it('A-BODY-03 sends a large body in chunks, without its length', async () => {
    const line = await send(
      head(LOGIN, { 'Content-Type': form['Content-Type'], 'Transfer-Encoding': 'chunked' }) +
        `5000\r\n${'a'.repeat(0x5000)}\r\n`,
    );
    expect(await answer(line)).toBe(413);
  });

  it('A-BODY-04 uploads without a session, or without the permission: refused before it is read', async () => {
    const company = await createTestCompany(context.db, context.server.origin);
    const stranger = new Visitor(context.server.origin);
    expect(await answer(await send(await upload(stranger, MIB)))).toBe(401);
    const traveler = await send(await upload(company.traveler.visitor, MIB));
    expect(await answer(traveler)).toBe(403);
    expect(traveler.received()).toContain('FORBIDDEN');
    const admin = await send(await upload(company.admin.visitor, MIB));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(admin.received(), 'who may is read').toBe('');
  });

  it('A-BODY-05 sends on after the refusal, to keep the connection busy', async () => {
    const company = await createTestCompany(context.db, context.server.origin);
    const line = await send(await upload(company.traveler.visitor, 20 * MIB));
    expect(await answer(line)).toBe(403);
    const drip = setInterval(() => line.socket.write('a'.repeat(1000)), 100);
    await Promise.race([line.closed, new Promise((resolve) => setTimeout(resolve, 5000))]);
    clearInterval(drip);
    expect(line.isClosed()).toBe(true);
  });

  it('A-BODY-06 uploads files larger than this call takes, but not than another', async () => {
    const company = await createTestCompany(context.db, context.server.origin);
    const line = await send(await upload(company.admin.visitor, 5 * MIB));
    expect(await answer(line)).toBe(413);
  });

  it('A-BODY-07 uploads without a form token', async () => {
    const company = await createTestCompany(context.db, context.server.origin);
    const bytes = (await upload(company.admin.visitor, MIB)).replace(/X-CSRF: \S+\r\n/, '');
    expect(await answer(await send(bytes))).toBe(403);
  });

  it('A-BODY-08 holds idle and half-sent connections so that the server cannot stop', async () => {
    const server = await startTestServer({ database: context.db });
    const idle = await send(`GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n`, server.origin);
    expect(await answer(idle)).toBe(200);
    const silent = await send('', server.origin);
    const halfHead = await send(`GET /healthz HTTP/1.1\r\nHost`, server.origin);
    const halfBody = await send(`${head(LOGIN, form)}username=a`, server.origin);
    const start = performance.now();
    await server.stop();
    // They end after a second; without that the first would after ten.
    expect(performance.now() - start).toBeLessThan(8000);
    for (const line of [idle, silent, halfHead, halfBody]) await expect.poll(line.isClosed).toBe(true);
  });

  it('A-BODY-09 makes the server stop, to cut off requests in flight: they are answered', async () => {
    const server = await startTestServer({ database: context.db });
    const visitor = new Visitor(server.origin);
    await visitor.formToken();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: locked, resolve: hasLocked } = Promise.withResolvers<void>();
    const transaction = context.db.transaction().execute(async (trx) => {
      await sql`lock table login_attempts in exclusive mode`.execute(trx);
      hasLocked();
      await held;
    });
    await locked;
    const login = visitor.logIn('ada@example.com');
    await expect.poll(() => server.log.join('')).toContain(`"path":"${LOGIN}"`);
    const stopped = server.stop();
    // Longer than half-sent requests may take.
    setTimeout(release, 1500);
    expect((await login).response.status).toBe(200);
    await Promise.all([stopped, transaction]);
  });

  it('A-BODY-10 keeps the event loop busy: others are refused at once with Retry-After, health is not', async () => {
    const server = await startTestServer({
      database: context.db,
      shedLimits: { ...SHED_LIMITS, eventLoopDelayMs: 100, sampleMs: 200 },
    });
    const ask = () => fetch(`${server.origin}/s/run/formtoken`, { method: 'POST' });
    let busy: NodeJS.Timeout | undefined;
    const keepBusy = () => {
      const end = performance.now() + 400;
      while (performance.now() < end);
      busy = setTimeout(keepBusy, 10);
    };
    try {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await expect.poll(async () => (await ask()).status).toBe(200);
      // Until both have answered: how long they take, on a machine with much to do, must not matter.
      keepBusy();
      await new Promise((resolve) => setTimeout(resolve, 200));
      const [refused, health] = await Promise.all([ask(), fetch(`${server.origin}/healthz`)]);
      clearTimeout(busy);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await refused.json()).toMatchObject({ errors: [{ code: 'OVERLOADED' }] });
      expect(health.status).toBe(200);
      await expect.poll(async () => (await ask()).status, { timeout: 5000 }).toBe(200);
    } finally {
      clearTimeout(busy);
      await server.stop();
    }
  });

  it('A-BODY-12 asks for the largest answer a thousand times in one packet and reads none: closed', async () => {
    const line = await sendUnread(LARGEST.repeat(1000));
    await expect.poll(line.isClosed).toBe(true);
    expect((await fetch(`${context.server.origin}/healthz`)).status).toBe(200);
    const few = await send('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(UNANSWERED_REQUESTS));
    await expect.poll(() => few.received().match(/HTTP\/1.1 200/g)).toHaveLength(UNANSWERED_REQUESTS);
  });

  it('A-BODY-13 asks for large answers one after the other and never reads: closed when nothing moves', async () => {
    // Node asks twice, when a part of the answer had left before.
    await expect.poll(unread.isClosed, { timeout: 2 * SILENCE_SECONDS * 1000 + 5000, interval: 500 }).toBe(true);
  }, 60_000);

  it.runIf(kind === 'PostgreSQL')(
    'A-BODY-11 fills the pool of database connections: more are refused at once',
    async () => {
      const testDatabase = await create();
      const database = await openDatabase({ ...testDatabase, pool: { ...POOL_SETTINGS, max: 1 } });
      const server = await startTestServer({ database, shedLimits: { ...SHED_LIMITS, waitingForDatabase: 3 } });
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
      const transaction = database.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        hold();
        await held;
      });
      try {
        await isHeld;
        const ask = () => fetch(`${server.origin}${AUTH_STATE}`, { headers: { cookie: 'travel_session=unknown' } });
        const answers = Array.from({ length: 10 }, ask);
        const refused = await Promise.race(answers);
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
        const health = fetch(`${server.origin}/healthz`);
        release();
        expect((await health).status).toBe(200);
        const statuses = (await Promise.all(answers)).map(({ status }) => status);
        expect(new Set(statuses)).toEqual(new Set([200, 503]));
        expect((await ask()).status).toBe(200);
      } finally {
        release();
        await transaction;
        await server.stop();
        await database.destroy();
        await testDatabase.remove();
      }
    },
  );
});
