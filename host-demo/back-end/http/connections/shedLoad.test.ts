import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { POOL_SETTINGS } from 'travel-shell-back-end/database/PoolSettings.ts';
import { SHED_LIMITS } from 'travel-shell-back-end/http/connections/shedLoad.ts';
import { describe, expect, it } from 'vitest';
import { type DatabaseKind, databaseKinds } from '../../testing/databases.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';

const TRIPS = '/trips/api/store?props=trip,trips,user';

/** The embedded database has no pool. */
const postgres = databaseKinds.find(({ kind }) => kind === 'PostgreSQL');

describe.runIf(postgres)('many requests at once', () => {
  it('wait for one connection each', async () => {
    const testDatabase = await (postgres as DatabaseKind).create();
    const database = await openDatabase(testDatabase);
    const server = await startTestServer({ database, shedLimits: { ...SHED_LIMITS, waitingForDatabase: 50 } });
    try {
      const visitor = new Visitor(server.origin);
      await visitor.logIn('ada@example.com');
      const answers = await Promise.all(Array.from({ length: 50 }, () => visitor.fetch(TRIPS)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    } finally {
      await server.stop();
      await database.destroy();
      await testDatabase.remove();
    }
  });
});

describe.runIf(postgres)('a server whose pool of connections is full', () => {
  const create = () => (postgres as DatabaseKind).create();

  it('still sends files, and metrics without those of the database', async () => {
    const testDatabase = await create();
    const database = await openDatabase({ ...testDatabase, pool: { ...POOL_SETTINGS, max: 1 } });
    const assetsDir = await mkdtemp(join(tmpdir(), 'travel-shell-assets-'));
    await writeFile(join(assetsDir, 'loader.js'), '// loader');
    const server = await startTestServer({
      database,
      assetsDir,
      metricsToken: 'token',
      shedLimits: { ...SHED_LIMITS, waitingForDatabase: 0 },
    });
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
    const holder = database.connection().execute(async (connection) => {
      await sql`select 1`.execute(connection);
      hold();
      await isOver;
    });
    const get = (path: string) => fetch(server.origin + path, { headers: { authorization: 'Bearer token' } });
    try {
      await isHeld;
      const waiting = sql`select 1`.execute(database);
      expect((await get('/business')).status).toBe(503);
      expect(await (await get('/travel-shell/loader.js')).text()).toBe('// loader');
      const metrics = await get('/metrics');
      expect(metrics.status).toBe(200);
      const text = await metrics.text();
      expect(text).toMatch(/^travel_shell_shed_total 1$/m);
      expect(text).toMatch(/^travel_shell_database_connections\{state="waiting"\} [12]$/m);
      expect(text).not.toContain('travel_shell_mails{');
      end();
      await Promise.all([holder, waiting]);
      expect(await (await get('/metrics')).text()).toContain('travel_shell_mails{state="new"} 0');
    } finally {
      end();
      await server.stop();
      await database.destroy();
      await testDatabase.remove();
      await rm(assetsDir, { recursive: true });
    }
  });
});
