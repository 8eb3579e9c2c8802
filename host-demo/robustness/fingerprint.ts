import { type Kysely, sql } from 'kysely';
import type { Database } from 'travel-shell-back-end/database/Database.ts';

/** The table counts requests that are refused: those with files before their body is read, in `admitUpload`. */
const COUNTERS = 'login_attempts';

/** A fingerprint of a database: row count and checksum of each table, but that of counted tries. */
export async function fingerprint(db: Kysely<Database>): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> ${COUNTERS} order by table_name`.execute(
    db,
  );
  const entries: [string, string][] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ state: string }>`
      select count(*) || ' rows, ' || coalesce(md5(string_agg(entry::text, chr(10) order by entry::text)), '-') as state
      from ${sql.id(name)} as entry`.execute(db);
    entries.push([name, rows[0]?.state ?? '']);
  }
  return Object.fromEntries(entries);
}
