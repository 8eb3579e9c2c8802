import pg from 'pg';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { createServer } from 'travel-shell-back-end/createServer.ts';
import { POOL_SETTINGS } from 'travel-shell-back-end/database/PoolSettings.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createPostgresDatabase, serverUrl, type TestDatabase } from '../testing/databases.ts';

const STATEMENT_TIMEOUT_MS = 300;

describe.runIf(serverUrl)('a server on an empty database', () => {
  let database: TestDatabase & { databaseUrl: string };
  afterEach(() => database.remove());

  it('waits for another one that seeds it, longer than a statement of a request may take', async () => {
    database = await createPostgresDatabase(serverUrl ?? '');
    const { databaseUrl } = database;
    await (await openDatabase({ databaseUrl })).destroy();
    // The other server has added a row, but not committed it.
    const other = new pg.Client(databaseUrl);
    await other.connect();
    // A transaction sees the same activity until its end.
    const watcher = new pg.Client(databaseUrl);
    await watcher.connect();
    await other.query("begin; insert into site_brands values ('flagship', '', '', '[]')");
    try {
      const pool = { ...POOL_SETTINGS, statementTimeoutMs: STATEMENT_TIMEOUT_MS };
      const starting = createServer({ databaseUrl, pool, logLevel: 'silent' });
      starting.catch(() => {}); // Reported below.
      const waiting = `select 1 from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and clock_timestamp() - query_start > interval '${4 * STATEMENT_TIMEOUT_MS} ms'`;
      await expect.poll(async () => (await watcher.query(waiting)).rows).not.toEqual([]);
      await other.query('rollback');
      await (await starting).close();
      const { rows } = await other.query('select brand from site_brands');
      expect(rows).toContainEqual({ brand: 'flagship' });
    } finally {
      await other.end();
      await watcher.end();
    }
  });
});
