import { type Kysely, sql } from 'kysely';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { RETENTION } from 'travel-shell-back-end/areas/schema/retention.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { deleteOldRows } from 'travel-shell-back-end/database/retention.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase } from '../testing/databases.ts';

describe.each(databaseKinds)('retention on $kind', ({ kind, createEmpty }) => {
  let testDatabase: TestDatabase;
  let db: Kysely<Database>;
  beforeAll(async () => {
    testDatabase = await createEmpty();
    db = await openDatabase(testDatabase);
  });
  beforeEach(async () => {
    await sql`truncate outbox, consent_actions, login_attempts, marketing_ids`.execute(db);
  });
  afterAll(async () => {
    await db.destroy();
    await testDatabase.remove();
  });

  const mails = (count: number, days: number) =>
    sql`
    insert into outbox (recipient, subject, body_text, kind, sent_at)
    select 'ada@example.com', 's', 't', 'k', now() - make_interval(days => ${days}::int)
    from generate_series(1, ${count}::int)`.execute(db);
  const countMails = async () => (await db.selectFrom('outbox').select('id').execute()).length;

  it('deletes mail after 30 days, and says how much', async () => {
    await mails(3, 29);
    await mails(2, 31);
    expect(await deleteOldRows(db, RETENTION)).toEqual(new Map([['outbox', 2]]));
    expect(await countMails()).toBe(3);
  });

  it('deletes more than a batch at once', async () => {
    await mails(4500, 31);
    await mails(1, 1);
    expect((await deleteOldRows(db, RETENTION)).get('outbox')).toBe(4500);
    expect(await countMails()).toBe(1);
  });

  it('stops between two batches', async () => {
    await mails(4500, 31);
    let asked = 0;
    const deleted = await deleteOldRows(db, RETENTION, () => asked++ > 0);
    expect(deleted.get('outbox')).toBe(2000);
  });

  it('keeps a marketing id as long as its cookie, and one without a date', async () => {
    const id = (kmkid: string, days: number | null) =>
      sql`
      insert into marketing_ids (kmkid, set_at) values (${kmkid}, now() - make_interval(days => ${days}::int))`.execute(
        db,
      );
    await id('mk_kept', 399);
    await id('mk_old', 401);
    await id('mk_pending', null);
    await deleteOldRows(db, RETENTION);
    const left = await db.selectFrom('marketing_ids').select('kmkid').orderBy('kmkid').execute();
    expect(left.map(({ kmkid }) => kmkid)).toEqual(['mk_kept', 'mk_pending']);
  });

  it('keeps metrics for 400 days, and decisions of browsers for three years', async () => {
    await sql`insert into ui_metrics (day, type, name, sum, lowest, highest)
      select current_date - n, 'frame', 'x', 1, 1, 1 from (values (399), (401)) as days (n)`.execute(db);
    await sql`insert into users (login, password_hash, account_name, account_email, display_email)
      values ('ada', 'x', 'Ada', 'ada@example.com', 'ada@example.com')`.execute(db);
    await sql`insert into consent_records (visitor_hash, user_id, kind, value, created_at)
      select 'h' || n, (select id from users where login = owner), 'cookies', '{}', now() - make_interval(days => n)
      from (values (1094, null), (1096, null), (1097, 'ada')) as records (n, owner)`.execute(db);
    await deleteOldRows(db, RETENTION);
    expect(await db.selectFrom('ui_metrics').select('name').execute()).toHaveLength(1);
    const left = await db.selectFrom('consent_records').select('visitor_hash').orderBy('id').execute();
    expect(left.map((row) => row.visitor_hash)).toEqual(['h1094', 'h1097']);
  });

  it('keeps for three years when support acted as whom, and requests to delete a company for 30 days', async () => {
    await sql`insert into users (login, password_hash, account_name, account_email, display_email)
      values ('bea', 'x', 'Bea', 'bea@example.com', 'bea@example.com')`.execute(db);
    await sql`insert into companies (name, tier) values ('29', 'enterprise'), ('31', 'enterprise')`.execute(db);
    await sql`insert into impersonations (company_id, agent_id, started_at)
      select companies.id, users.id, now() - make_interval(days => 1065 + name::int)
      from companies, users where login = 'bea'`.execute(db);
    await sql`insert into company_deletion_requests (company_id, requested_by, confirmation_code, token_hash, requested_at)
      select companies.id, users.id, name, name, now() - make_interval(days => name::int)
      from companies, users where login = 'bea'`.execute(db);
    const deleted = await deleteOldRows(db, RETENTION);
    expect(deleted).toEqual(
      new Map([
        ['impersonations', 1],
        ['company_deletion_requests', 1],
      ]),
    );
  });

  it('has an index for each column that it looks at', async () => {
    for (const { table, column } of RETENTION) {
      const { rows } = await sql`
        select 1 from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = ${table}::regclass and a.attname = ${column}`.execute(db);
      expect([table, rows.length > 0]).toEqual([table, true]);
    }
  });

  it.runIf(kind === 'PostgreSQL')('leaves the work to the process that is at it', async () => {
    await mails(2, 31);
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('travel-shell retention'))`.execute(trx);
      expect(await deleteOldRows(db, RETENTION)).toEqual(new Map());
    });
    expect((await deleteOldRows(db, RETENTION)).get('outbox')).toBe(2);
  });
});
