import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from 'travel-shell-back-end/areas/schema/migrations.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { SerialPGliteDialect } from 'travel-shell-back-end/database/SerialPGliteDialect.ts';
import { expect, it } from 'vitest';

it('BIZ-110 a policy that named bookings to approve says what happens outside of its limits', {
  timeout: 60_000,
}, async () => {
  const db = new Kysely<Database>({ dialect: new SerialPGliteDialect({ pglite: new PGlite() }) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    expect((await migrator.migrateTo('0050_signup_browser')).error).toBeUndefined();
    await sql`insert into companies (name) values ('With policies'), ('Without')`.execute(db);
    await sql`
      insert into company_settings (company_id, policies)
      select id, case name when 'Without' then '{}'::jsonb else '{
        "hotel": {"enabled": true, "approval": "NEVER", "priceLimit": {"amount": 180, "currencyCode": "EUR"}},
        "car": {"enabled": false, "approval": "ALWAYS", "priceLimit": null}
      }'::jsonb end
      from companies`.execute(db);
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    const { rows } = await sql`
      select name, policies from company_settings join companies on id = company_id order by name`.execute(db);
    expect(rows).toEqual([
      {
        name: 'With policies',
        policies: {
          hotel: { enabled: true, outOfPolicy: 'WARN', priceLimit: { amount: 180, currencyCode: 'EUR' } },
          car: { enabled: false, outOfPolicy: 'ASK', priceLimit: null },
        },
      },
      { name: 'Without', policies: {} },
    ]);
  } finally {
    await db.destroy();
  }
});
