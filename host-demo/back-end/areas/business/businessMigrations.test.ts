import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { readBusinessState } from 'travel-shell-back-end/areas/business/readBusinessState.ts';
import { PERMISSIONS_OF_ROLE } from 'travel-shell-back-end/areas/business/roles.ts';
import { migrations } from 'travel-shell-back-end/areas/schema/migrations.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { openPostgres } from 'travel-shell-back-end/database/openPostgres.ts';
import { SerialPGliteDialect } from 'travel-shell-back-end/database/SerialPGliteDialect.ts';
import { describe, expect, it } from 'vitest';
import { seedDatabase } from '../../../demo/seed/seedDatabase.ts';
import { databaseKinds } from '../../testing/databases.ts';

describe.each(databaseKinds)('the business tables on $kind', ({ createEmpty }) => {
  it('migrate companies and members of the previous release', { timeout: 60_000 }, async () => {
    const { databaseUrl, remove } = await createEmpty();
    const db = databaseUrl
      ? openPostgres(databaseUrl)
      : new Kysely<Database>({ dialect: new SerialPGliteDialect({ pglite: new PGlite() }) });
    try {
      const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
      expect((await migrator.migrateTo('0001_accounts_and_sessions')).error).toBeUndefined();
      await sql`
        insert into users (login, password_hash, account_name, account_email, display_email)
        values ('grace@example.com', 'x', 'Grace Brewster Okafor', 'grace@example.com', 'grace@example.com'),
               ('tom@example.com', 'x', 'Tom', 'tom@example.com', 'tom@example.com')`.execute(db);
      await sql`
        insert into companies (name, features, onboarding_progress)
        values ('Northwind Labs', '["onboardingTasks","bookOnBehalf","inboxSync"]', 100), ('Empty', '[]', 0)`.execute(
        db,
      );
      await sql`
        insert into business_profiles (user_id, company_id, business_mode, permissions)
        select users.id, companies.id, true,
          case when login = 'grace@example.com' then '["COMPANY_SETTINGS_MANAGEMENT"]'::jsonb else '[]' end
        from users, companies where companies.name = 'Northwind Labs'`.execute(db);

      expect((await migrator.migrateToLatest()).error).toBeUndefined();
      await seedDatabase(db);
      const idOf = async (login: string) =>
        (await db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;
      expect(await readBusinessState(db, await idOf('grace@example.com'))).toMatchObject({
        companyName: 'Northwind Labs',
        permissions: PERMISSIONS_OF_ROLE.ADMIN,
        features: ['ONBOARDING_TASKS', 'INBOX_SYNC', 'BOOK_ON_BEHALF'],
        companyOnboardingProgress: 100,
      });
      expect((await readBusinessState(db, await idOf('tom@example.com'))).permissions).toEqual(
        PERMISSIONS_OF_ROLE.TRAVELER,
      );
      // The missing member has joined the existing company.
      expect((await readBusinessState(db, await idOf('ines@northwind.example'))).companyName).toBe('Northwind Labs');
      const { rows } = await sql`select name, count(*)::int from companies group by name order by name`.execute(db);
      expect(rows).toEqual(
        ['Corner Books', 'Empty', 'Gannet Freight', 'Meridian Group', 'Northwind Labs'].map((name) => ({
          name,
          count: 1,
        })),
      );
      const names = await db
        .selectFrom('business_profiles')
        .select(['first_name', 'last_name', 'search_name'])
        .where('user_id', 'in', [await idOf('grace@example.com'), await idOf('tom@example.com')])
        .orderBy('first_name')
        .execute();
      expect(names).toEqual([
        { first_name: 'Grace', last_name: 'Brewster Okafor', search_name: 'brewster okafor grace' },
        { first_name: 'Tom', last_name: '', search_name: ' tom' },
      ]);
    } finally {
      await db.destroy();
      await remove();
    }
  });
});
