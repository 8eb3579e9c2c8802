import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase, serverUrl } from '../testing/databases.ts';
import { seededTemplate } from '../testing/seededDatabase.ts';
import { TEST_KEYS } from '../testing/testKeys.ts';

const SERVE = fileURLToPath(new URL('../../../packages/back-end/src/main.ts', import.meta.url));
const DEMO = fileURLToPath(new URL('../../demo/main.ts', import.meta.url));

const PRODUCTION = {
  PUBLIC_ORIGIN: 'https://shop.example',
  DATABASE_URL: 'postgres://travel:hush@127.0.0.1:9/travel',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@shop.example',
  STAFF_MAIL: 'business@shop.example',
  IDENTITY_PROVIDERS: 'none',
  TRUST_PROXY: '1',
  SECRET_KEYS: TEST_KEYS,
};

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** A folder with what `refuseMissingBuild` looks for. */
let build: string;
beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'travel-shell-built-'));
  for (const file of ['travel-shell/pieces.json', 'fragments/index.js']) {
    await mkdir(join(build, file, '..'), { recursive: true });
    await writeFile(join(build, file), '{}');
  }
});
afterAll(() => rm(build, { recursive: true }));

/** Ends with code 1 and one line, which is returned. */
async function refusal(main: string, env: Record<string, string>): Promise<string> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), PORT: '0', DIST_DIR: build, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  cleanUps.push(async () => child.kill('SIGKILL'));
  const exit = once(child, 'exit');
  const [shown] = await Promise.all([text(child.stderr), text(child.stdout)]);
  expect([(await exit)[0], shown.trim().split('\n').length], shown).toEqual([1, 1]);
  return shown.trim();
}

const serve = (env: Record<string, string>) => refusal(SERVE, { ...PRODUCTION, ...env });

async function occupiedPort(): Promise<number> {
  const server: Server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUps.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as { port: number }).port;
}

describe('one sentence instead of a stack, with the name, the value and what was expected', () => {
  it.each([SERVE, DEMO])('for a level of the log that there is not (%s)', async (main) => {
    expect(await refusal(main, { ...PRODUCTION, LOG_LEVEL: 'loud' })).toMatch(
      /LOG_LEVEL="loud" is not a level of the log. Give one of fatal, error, /,
    );
  });

  it('for a folder without a build', async () => {
    const shown = await serve({ DIST_DIR: '/nowhere' });
    expect(shown).toContain('DIST_DIR="/nowhere" has no build: /nowhere/travel-shell/pieces.json is missing.');
    expect(shown).toContain('npm run build');
  });

  it('for a release that is chosen without its renderer', async () => {
    const dist = await mkdtemp(join(tmpdir(), 'travel-shell-chosen-'));
    cleanUps.push(() => rm(dist, { recursive: true }));
    for (const file of ['travel-shell/1.0.0/pieces.json', 'fragments/index.js']) {
      await mkdir(join(dist, file, '..'), { recursive: true });
      await writeFile(join(dist, file), '{}');
    }
    await writeFile(join(dist, 'travel-shell/current.json'), '{"version":"1.0.0"}');
    expect(await serve({ DIST_DIR: dist })).toContain(`${dist}/renderers/1.0.0/index.js is missing`);
  });

  it.each(['nowhere.invalid', '192.0.2.1'])('for the host %s, which the demo listens on', async (host) => {
    const shown = await refusal(DEMO, { HOST: host });
    expect(shown).toContain(`HOST="${host}" is not an address of this machine. Give one that it has, e.g. `);
  });

  it('for a port of the demo’s providers that is in use', async () => {
    const port = await occupiedPort();
    expect(await refusal(DEMO, { STAND_IN_PORT: `${port}` })).toContain(
      `STAND_IN_PORT=${port} is in use on 127.0.0.1.`,
    );
  });

  it('for an address of a database that is none, without its password', async () => {
    for (const main of [SERVE, DEMO]) {
      const shown = await refusal(main, { ...PRODUCTION, DATABASE_URL: 'travel:hush@db.example/travel' });
      expect(shown).toContain('DATABASE_URL="travel:…@db.example/travel" is no address of a PostgreSQL server');
    }
  });

  it.each([
    ['127.0.0.1:9', 'nothing listens there'],
    ['nowhere.invalid', 'there is no such host'],
  ])('for a database at %s', async (host, reason) => {
    const shown = await serve({ DATABASE_URL: `postgres://travel:hush@${host}/travel` });
    expect(shown).toContain(`DATABASE_URL="postgres://travel:…@${host}/travel" leads to no database: ${reason}. Give `);
  });

  describe.runIf(serverUrl)('where PostgreSQL answers', () => {
    const at = (database: string, user = '') => {
      const url = new URL(serverUrl ?? '');
      url.pathname = `/${database}`;
      if (user) url.username = user;
      return url.href;
    };

    it('for a database that it does not have, and a user', async () => {
      expect(await serve({ DATABASE_URL: at('none') })).toContain(
        'leads to no database: it has no such database. Give ',
      );
      expect(await serve({ DATABASE_URL: at('postgres', 'nobody') })).toMatch(
        /leads to no database: it refuses this user or password\. Give /,
      );
    });

    it('for a user who may not create tables', async () => {
      const { databaseUrl, remove } = await createPostgresDatabase(serverUrl ?? '');
      cleanUps.push(remove);
      const client = new pg.Client({ connectionString: serverUrl });
      await client.connect();
      await client.query('create role travel_guest login');
      cleanUps.push(async () => {
        await client.query('drop role travel_guest');
        await client.end();
      });
      const { pathname } = new URL(databaseUrl);
      expect(await serve({ DATABASE_URL: at(pathname.slice(1), 'travel_guest') })).toContain(
        'leads to no database: this user may not create tables there. Give ',
      );
    });

    it('for a port that is in use', async () => {
      const { databaseUrl, remove } = await createPostgresDatabase(serverUrl ?? '');
      cleanUps.push(remove);
      const port = await occupiedPort();
      expect(await serve({ DATABASE_URL: databaseUrl, PORT: `${port}` })).toContain(
        `PORT=${port} is in use on 127.0.0.1. Stop what listens there, or give a free port, e.g. PORT=${port + 1}.`,
      );
    });

    it('for a database of the demo, whose accounts have a public password', async () => {
      const { databaseUrl, remove } = await createPostgresDatabase(
        serverUrl ?? '',
        await seededTemplate(serverUrl ?? ''),
      );
      cleanUps.push(remove);
      expect(await serve({ DATABASE_URL: databaseUrl })).toMatch(
        /with \d+ accounts whose password is public, e\.g\. \S+\. Give /,
      );
    });

    it('for a database of real people, to which the demo would add such accounts', async () => {
      const { databaseUrl, remove } = await createPostgresDatabase(serverUrl ?? '');
      cleanUps.push(remove);
      // A server for real people has used it, and nobody has registered yet: its port is in use, so that it ends at once.
      await serve({ DATABASE_URL: databaseUrl, PORT: `${await occupiedPort()}` });
      expect(await refusal(DEMO, { DATABASE_URL: databaseUrl })).toContain('accounts of real people');
      const db = await openDatabase({ databaseUrl });
      expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
      await db.destroy();
    });

    it('for a database with accounts, none of which is the demo’s', async () => {
      const { databaseUrl, remove } = await createPostgresDatabase(serverUrl ?? '');
      cleanUps.push(remove);
      const db = await openDatabase({ databaseUrl });
      await sql`insert into users (login, password_hash, account_name, account_email, display_email)
        values ('eve@shop.example', '', 'Eve', 'eve@shop.example', 'eve@shop.example')`.execute(db);
      await db.destroy();
      expect(await refusal(DEMO, { DATABASE_URL: databaseUrl })).toContain('accounts of real people');
    });
  });
});
