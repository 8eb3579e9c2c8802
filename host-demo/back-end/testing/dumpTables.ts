import { type Kysely, sql } from 'kysely';
import type { Database } from 'travel-shell-back-end/database/Database.ts';

/** Every row of every table as text: what a dump has. */
export async function dumpTables(db: Kysely<Database>): Promise<string> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const texts = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t`.execute(db);
    texts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return texts.join('\n');
}
