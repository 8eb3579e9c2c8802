import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPending } from '@travel-shell/testing/runPending';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase } from '../../testing/databases.ts';

const put = (db: Kysely<Database>, name: string) =>
  db.insertInto('server_secrets').values({ name, value: 'x' }).execute();
const names = async (db: Kysely<Database>) =>
  (await db.selectFrom('server_secrets').select('name').orderBy('name').execute()).map((row) => row.name);

describe.each(databaseKinds)('openDatabase on $kind', ({ createEmpty }) => {
  let testDatabase: TestDatabase;
  let db: Kysely<Database>;
  beforeAll(async () => {
    testDatabase = await createEmpty();
    db = await openDatabase(testDatabase);
  });
  beforeEach(async () => {
    await db.deleteFrom('server_secrets').execute();
  });
  afterAll(async () => {
    await db.destroy();
    await testDatabase.remove();
  });

  it('has an index that begins with each foreign key', async () => {
    const { rows } = await sql<{ key: string }>`
      select c.conrelid::regclass || '.' || c.conname as key
      from pg_constraint c
      where c.contype = 'f' and not exists (
        select 1 from pg_index i
        where i.indrelid = c.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:array_length(c.conkey, 1) - 1] @> c.conkey
      )`.execute(db);
    expect(rows).toEqual([]);
    const { rows: keys } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_constraint where contype = 'f'`.execute(db);
    expect(keys[0]?.count).toBeGreaterThan(50);
  });

  it('keeps concurrent queries out of a transaction', async () => {
    const { promise: inside, resolve: isInside } = Promise.withResolvers<void>();
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const doomed = db.transaction().execute(async (trx) => {
      await trx.insertInto('server_secrets').values({ name: 'rolled back', value: 'x' }).execute();
      isInside();
      await over;
      throw new Error('changed my mind');
    });
    doomed.catch(() => {});
    await inside;
    const stays = put(db, 'stays');
    await runPending();
    end();
    await stays;
    await expect(doomed).rejects.toThrow('changed my mind');
    expect(await names(db)).toEqual(['stays']);
  });

  it('completes several concurrent transactions', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        db.transaction().execute(async (trx) => {
          await trx
            .insertInto('server_secrets')
            .values({ name: `${i}`, value: 'x' })
            .execute();
          await sql`select 1`.execute(trx);
        }),
      ),
    );
    expect(await names(db)).toHaveLength(8);
  });

  it('continues after a failed query', async () => {
    await put(db, 'once');
    await expect(put(db, 'once')).rejects.toThrow(/unique|duplicate/);
    expect(await names(db)).toEqual(['once']);
  });
});

describe('openDatabase in a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'data-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('keeps the data, rejects a second process, and takes over from a dead one', async () => {
    const first = await openDatabase({ dataDir: folder });
    await put(first, 'kept');
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(`in use by process ${process.pid}`);
    await first.destroy();

    await writeFile(join(folder, 'server.lock'), '999999999');
    const second = await openDatabase({ dataDir: folder });
    expect(await names(second)).toEqual(['kept']);
    await second.destroy();
  });
});
