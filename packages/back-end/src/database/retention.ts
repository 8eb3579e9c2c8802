import { type Kysely, sql } from 'kysely';
import type { Database } from './Database.ts';

/** Rows that are of use for a time only. */
export interface Retained {
  table: keyof Database;
  /** A row goes when this time is longer ago than `days`. Rows without it stay. */
  column: string;
  days: number;
  /** Only rows without a value here. */
  without?: string;
  /** Rows a transaction deletes, if fewer than usual because each is large. */
  batch?: number;
}

/** Rows a statement deletes, so that none comes near `statement_timeout` or holds many locks. */
const BATCH = 2000;

/** Shared by all processes of a site: one of them deletes. */
const LOCK = 'travel-shell retention';

/**
 * Deletes the rows whose time is over, in small transactions. Does nothing while another process does it. Returns how
 * many went, by table. A table that fails does not keep the others; the first failure is thrown at the end.
 */
export async function deleteOldRows(
  db: Kysely<Database>,
  retention: readonly Retained[],
  isStopping = () => false,
): Promise<Map<string, number>> {
  const deleted = new Map<string, number>();
  const failures: unknown[] = [];
  for (const retained of retention) {
    const { table, batch = BATCH } = retained;
    try {
      for (let count = batch; count === batch && !isStopping(); ) {
        count = await deleteBatch(db, retained, batch);
        if (count > 0) deleted.set(table, (deleted.get(table) ?? 0) + count);
      }
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return deleted;
}

function deleteBatch(db: Kysely<Database>, { table, column, days, without }: Retained, batch: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ held: boolean }>`
      select pg_try_advisory_xact_lock(hashtext(${LOCK})) as held`.execute(trx);
    if (!rows[0]?.held) return 0;
    const old = sql`
      select ctid from ${sql.table(table)}
      where ${sql.ref(column)} <= now() - make_interval(days => ${days}::int)
        ${without === undefined ? sql`` : sql`and ${sql.ref(without)} is null`}
      order by ${sql.ref(column)} limit ${batch} for update skip locked`;
    // As an array, because PostgreSQL finds rows by their place only for a constant list.
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(${old}))`.execute(trx);
    return Number(numAffectedRows ?? 0);
  });
}
