/** The server behind PgBouncer, as docs/operations.md says to set it up. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort, unprivilegedUser } from '../../scripts/postgres.mjs';
import { findWebServer } from '../../scripts/webServers.mjs';
import { createPostgresDatabase, serverUrl } from '../back-end/testing/databases.ts';
import { startMain } from './startMain.ts';

const pgBouncer = findWebServer('PgBouncer');

/** @returns the address of the database behind it */
async function startPgBouncer(databaseUrl: string, poolMode: string): Promise<string> {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const own = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'travel-shell-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const settings = [
    ...['[databases]', `${name} = host=${hostname} port=${port} dbname=${name} user=${username}`, '[pgbouncer]'],
    ...['listen_addr = 127.0.0.1', `listen_port = ${own}`, 'unix_socket_dir =', 'auth_type = any'],
    `pool_mode = ${poolMode}`,
  ];
  await writeFile(file, settings.join('\n'));
  // PgBouncer does not run as root.
  const user = await unprivilegedUser();
  if (user.uid !== undefined) for (const path of [folder, file]) await chown(path, user.uid, user.gid ?? user.uid);
  const child = spawn(pgBouncer ?? '', [file], { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
    await rm(folder, { recursive: true, force: true });
  });
  let log = '';
  for await (const text of child.stderr) {
    log += text;
    if (log.includes('process up')) break;
  }
  expect(log).toContain('process up');
  return `postgres://${username}@127.0.0.1:${own}/${name}`;
}

describe.runIf(pgBouncer && serverUrl)('behind PgBouncer', () => {
  it('servers start, two of them at once and one later, with what the guide says', { timeout: 240_000 }, async () => {
    const { databaseUrl, remove } = await createPostgresDatabase(serverUrl ?? '');
    onTestFinished(remove);
    const env = { DATABASE_URL: await startPgBouncer(databaseUrl, 'session'), DATABASE_STATEMENT_TIMEOUT_MS: '0' };
    const both = await Promise.all([startMain(env), startMain(env)]);
    const later = await startMain(env);
    for (const { origin } of [...both, later]) expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    await Promise.all([...both, later].map((server) => server.end('SIGTERM')));
  });

  it('a server that sets limits itself is told why it does not start', { timeout: 240_000 }, async () => {
    const { databaseUrl, remove } = await createPostgresDatabase(serverUrl ?? '');
    onTestFinished(remove);
    const env = { DATABASE_URL: await startPgBouncer(databaseUrl, 'session') };
    await expect(startMain(env)).rejects.toThrow(/unsupported startup parameter: statement_timeout/);
  });
});
