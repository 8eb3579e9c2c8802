import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createPostgresDatabase, serverUrl } from '../back-end/testing/databases.ts';
import { Visitor } from '../back-end/testing/Visitor.ts';
import { DEMO_PASSWORD } from './seed/accounts.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

interface RunningMain {
  process: ChildProcess;
  origin: string;
  output(): string;
}

const cleanUps: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** The server as `npm start` runs it, in a separate process. */
async function startMain(env: Record<string, string>): Promise<RunningMain> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    // Compiled code, where there is some, halves the work of a start.
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  cleanUps.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /listens on (http:\/\/127\.0\.0\.1:\d+)\//.exec(output);
      if (found?.[1]) resolve(found[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`ended with code ${code}: ${output}`)));
  });
  return { process: child, origin, output: () => output };
}

async function stop({ process: child }: RunningMain, signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await exit)[0];
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'main-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Sends a sign-in request without the last letter of the password. */
async function startRequest(visitor: Visitor, origin: string): Promise<{ socket: Socket; received: () => string }> {
  const token = await visitor.formToken();
  const body = `username=bo@example.com&passwd=${DEMO_PASSWORD}`;
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write(
    `POST /k/run/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\nX-CSRF: ${token}\r\n` +
      `Cookie: travel_form_secret=${visitor.cookies.get('travel_form_secret')}\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\n\r\n${body.slice(0, -1)}`,
  );
  return { socket, received: () => received };
}

const isLogged = async (server: RunningMain, text: string) => {
  await expect.poll(server.output, { timeout: 5000 }).toContain(text);
};

describe('main', { timeout: 90_000 }, () => {
  it('finishes the request in flight, stops, and keeps sessions and data for the next start', async () => {
    const env = { DATA_DIR: await makeFolder() };
    const first = await startMain(env);
    const visitor = new Visitor(first.origin);
    await visitor.logIn('ada@example.com');

    await expect(startMain(env)).rejects.toThrow(`in use by process ${first.process.pid}`);

    const { socket, received } = await startRequest(new Visitor(first.origin), first.origin);
    await isLogged(first, '"path":"/k/run/auth/login"');
    const exit = once(first.process, 'exit');
    const cut = once(socket, 'close');
    first.process.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(first.origin).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    expect(first.process.exitCode).toBeNull();
    socket.write(DEMO_PASSWORD.slice(-1));
    await cut;
    expect(received()).toMatch(/^HTTP\/1\.1 200 /);
    expect(received()).toContain('{"status":0,');
    expect((await exit)[0]).toBe(0);

    const second = await startMain(env);
    const returning = new Visitor(second.origin);
    for (const [name, value] of visitor.cookies) returning.cookies.set(name, value);
    expect((await returning.authState()).userInfoState.accountName).toBe('Ada Lovelace');
    expect(await stop(second, 'SIGINT')).toBe(0);
  });

  it('does not wait for a half-sent request', async () => {
    const server = await startMain({ DATA_DIR: await makeFolder() });
    const { socket } = await startRequest(new Visitor(server.origin), server.origin);
    socket.on('error', () => {}); // The test waits for the server to close the connection.
    await isLogged(server, '"path":"/k/run/auth/login"');
    const start = Date.now();
    expect(await stop(server, 'SIGTERM')).toBe(0);
    // The server ends after a second; if it waited, it would end after twelve.
    expect(Date.now() - start).toBeLessThan(8000);
    socket.destroy();
  });

  it.runIf(serverUrl)('starts in two processes at once on one empty PostgreSQL', async () => {
    const { databaseUrl, remove } = await createPostgresDatabase(serverUrl ?? '');
    cleanUps.push(remove);
    const servers = await Promise.all([
      startMain({ DATABASE_URL: databaseUrl }),
      startMain({ DATABASE_URL: databaseUrl }),
    ]);
    const [first, second] = servers as [RunningMain, RunningMain];
    const visitor = new Visitor(first.origin);
    const { body } = await visitor.logIn('grace@example.com');

    const elsewhere = new Visitor(second.origin);
    for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
    const state = await elsewhere.authState();
    expect(state.userInfoState.accountName).toBe('Grace Okafor');
    expect(state.accountSwitcherItems).toHaveLength(2);
    const out = await elsewhere.post('/k/run/auth/logout', {}, { 'X-CSRF': body.formToken ?? '' });
    expect(out.status).toBe(200);
    expect((await visitor.authState()).loggedInSession).toBe(false);
    expect(await Promise.all(servers.map((server) => stop(server, 'SIGTERM')))).toEqual([0, 0]);
  });
});
