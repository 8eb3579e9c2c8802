import { type Kysely, sql } from 'kysely';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import type { TestCompany } from './createTestCompany.ts';

/** Values that identify a company or one of its people. */
export const marksOf = ({ id, name, admin, traveler }: TestCompany): string[] => [
  id,
  name,
  ...[admin, traveler].flatMap(({ userId, email }) => [userId, email]),
];

/** Every row of any table that refers to a company or its people. */
export async function readTraces(db: Kysely<Database>, company: TestCompany): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and (data_type = 'uuid' or table_name = 'outbox')`.execute(db);
  const marks = marksOf(company).join('|');
  const selects = tables.map(
    ({ name }) => sql`
      select ${sql.lit(name)} || ' ' || cast(to_jsonb(row) as text) as trace
      from ${sql.table(name)} as row where cast(to_jsonb(row) as text) ~ ${sql.lit(marks)}`,
  );
  const { rows } = await sql<{ trace: string }>`${sql.join(selects, sql` union all `)}`.execute(db);
  return rows.map(({ trace }) => trace).sort();
}
