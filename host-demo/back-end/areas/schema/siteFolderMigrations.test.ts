import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from 'travel-shell-back-end/areas/schema/migrations.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { SerialPGliteDialect } from 'travel-shell-back-end/database/SerialPGliteDialect.ts';
import { expect, it } from 'vitest';

it('moves the pictures that the server serves, and leaves those of the site', async () => {
  const db = new Kysely<Database>({ dialect: new SerialPGliteDialect({ pglite: new PGlite() }) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    expect((await migrator.migrateTo('0017_own_sessions')).error).toBeUndefined();
    const logo = `${'0a'.repeat(32)}.png`;
    const before = [`/demo/company-logos/${logo}`, '/assets/company-logos/acme.png', '/demo/avatars/northwind.svg'];
    for (const [index, url] of before.entries())
      await sql`insert into companies (name, logo_url) values (${`${index}`}, ${url})`.execute(db);
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    const rows = await db.selectFrom('companies').select('logo_url').orderBy('name').execute();
    expect(rows.map(({ logo_url }) => logo_url)).toEqual([`/site/company-logos/${logo}`, ...before.slice(1)]);
  } finally {
    await db.destroy();
  }
});
