import { execFileSync } from 'node:child_process';
import { type Kysely, sql } from 'kysely';
import { allowSeconds } from 'travel-shell-back-end/database/allowSeconds.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { isDatabaseUnavailable } from 'travel-shell-back-end/database/isUnavailable.ts';
import { openPostgres } from 'travel-shell-back-end/database/openPostgres.ts';
import { POOL_SETTINGS } from 'travel-shell-back-end/database/PoolSettings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase, serverUrl, type TestDatabase } from '../testing/databases.ts';
import { startSilencingProxy } from '../testing/startSilencingProxy.ts';

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe.runIf(serverUrl)('openPostgres', () => {
  let testDatabase: TestDatabase & { databaseUrl: string };
  let db: Kysely<Database>;
  const name = () => new URL(testDatabase.databaseUrl).pathname.slice(1);
  const broken: Error[] = [];
  beforeAll(async () => {
    testDatabase = await createPostgresDatabase(serverUrl ?? '');
    const settings = { ...POOL_SETTINGS, max: 2, connectTimeoutMs: 300, statementTimeoutMs: 200 };
    db = openPostgres(testDatabase.databaseUrl, settings, (error) => broken.push(error));
  });
  afterAll(async () => {
    await db.destroy();
    await testDatabase.remove();
  });

  it('cancels a statement that takes too long', async () => {
    const error = await errorOf(sql`select pg_sleep(5)`.execute(db));
    expect(error).toMatchObject({ code: '57014' });
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it('lets one transaction take longer', async () => {
    const slept = await db.transaction().execute(async (trx) => {
      await allowSeconds(trx, 20);
      // Longer than the limit, and longer than an answer may take.
      return sql<{ one: number }>`select 1 as one from pg_sleep(2.5)`.execute(trx);
    });
    expect(slept.rows).toEqual([{ one: 1 }]);
    expect(await errorOf(sql`select pg_sleep(5)`.execute(db))).toMatchObject({ code: '57014' });
  });

  it('gives up waiting for a connection when all are in use', async () => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const busy = Array.from({ length: 2 }, () => db.transaction().execute(() => over));
    const error = await errorOf(sql`select 1`.execute(db));
    expect(isDatabaseUnavailable(error)).toBe(true);
    end();
    await Promise.all(busy);
  });

  it('runs a transaction again that was rolled back to end a deadlock', async () => {
    const patient = openPostgres(testDatabase.databaseUrl);
    await sql`create table numbers as select id, 0 as value from generate_series(1, 2) as id`.execute(patient);
    let hasFirst = 0;
    const runs: string[] = [];
    const addInOrder = (name: string, ids: number[]) =>
      patient.transaction().execute(async (trx) => {
        runs.push(name);
        const add = (id?: number) => sql`update numbers set value = value + 1 where id = ${id}`.execute(trx);
        await add(ids[0]);
        hasFirst++;
        await expect.poll(() => hasFirst).toBeGreaterThan(1);
        await add(ids[1]);
      });
    try {
      await Promise.all([addInOrder('up', [1, 2]), addInOrder('down', [2, 1])]);
      expect(runs.toSorted().length).toBe(3);
      const { rows } = await sql<{ value: number }>`select value from numbers`.execute(patient);
      expect(rows).toEqual([{ value: 2 }, { value: 2 }]);
    } finally {
      await patient.destroy();
    }
  });

  it('gives up connections that fall silent, and takes new ones', async () => {
    const proxy = await startSilencingProxy(testDatabase.databaseUrl);
    const settings = { ...POOL_SETTINGS, max: 2, connectTimeoutMs: 1000, statementTimeoutMs: 200 };
    const silent = openPostgres(proxy.databaseUrl, settings);
    try {
      await Promise.all([1, 2].map(() => sql`select pg_sleep(0.05)`.execute(silent)));
      proxy.silence();
      const errors = await Promise.all([
        errorOf(sql`select 1`.execute(silent)),
        errorOf(silent.transaction().execute((trx) => sql`select 1`.execute(trx))),
      ]);
      expect(errors.map(isDatabaseUnavailable)).toEqual([true, true]);
      expect((await sql`select 1 as one`.execute(silent)).rows).toEqual([{ one: 1 }]);
    } finally {
      await silent.destroy();
      proxy.stop();
    }
  });

  /** Before this process can hear of it: it waits for another one. */
  const closeConnections = () => {
    const close = `const { default: pg } = await import('pg');
      const client = new pg.Client(${JSON.stringify(serverUrl)});
      await client.connect();
      await client.query("select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name()}'");
      await client.end();`;
    execFileSync(process.execPath, ['--input-type=module', '-e', close], { cwd: import.meta.dirname });
  };
  const twoConnections = () => Promise.all([sql`select pg_sleep(0.05)`.execute(db), sql`select 1`.execute(db)]);

  it('asks another connection when the database has closed unused ones', async () => {
    await twoConnections();
    closeConnections();
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  it('begins a transaction on another connection, too', async () => {
    await twoConnections();
    closeConnections();
    const inside = db.transaction().execute(async (trx) => {
      await sql`create temporary table kept (id int) on commit drop`.execute(trx);
      await sql`insert into kept values (1)`.execute(trx);
      return (await sql`select id from kept`.execute(trx)).rows;
    });
    expect(await inside).toEqual([{ id: 1 }]);
  });

  it('does not repeat what changes something', async () => {
    await sql`create table if not exists counted (id int)`.execute(db);
    closeConnections();
    const error = await errorOf(sql`insert into counted values (1)`.execute(db));
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect((await sql`select id from counted`.execute(db)).rows).toEqual([]);
  });

  it('survives connections that break inside a transaction, and replaces them', async () => {
    const admin = openPostgres(serverUrl ?? '');
    broken.length = 0;
    const failed = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = ${name()}`.execute(admin);
      // The connection breaks while nothing waits for it.
      await expect.poll(() => broken.length).toBeGreaterThan(0);
      await sql`select 1`.execute(trx);
    });
    expect(isDatabaseUnavailable(await errorOf(failed))).toBe(true);
    await sql`select 1`.execute(db);
    await admin.destroy();
  });
});
