import { type Kysely, sql } from 'kysely';
import type { Database } from './Database.ts';

interface Retained {
  table: keyof Database;
  /** A row goes when this time is longer ago than `days`. Rows without it stay. */
  column: string;
  days: number;
  /** Only rows without a value here. */
  without?: string;
  /** Rows a transaction deletes, if fewer than usual because each is large. */
  batch?: number;
}

/**
 * How long rows are kept that are of use for a time only; docs/operations.md says why so long. Consent records are the
 * proof of a decision, so they stay longest. Every column begins an index.
 */
export const RETENTION: readonly Retained[] = [
  { table: 'outbox', column: 'sent_at', days: 30 },
  { table: 'consent_actions', column: 'created_at', days: 90 },
  // As long as the cookie that has the id. Ids that no browser accepted within a day are useless.
  { table: 'marketing_ids', column: 'set_at', days: 400 },
  { table: 'marketing_ids', column: 'created_at', days: 1, without: 'set_at' },
  { table: 'business_waitlist', column: 'created_at', days: 365 },
  { table: 'login_attempts', column: 'resets_at', days: 1 },
  // A browser forgets its name after 400 days without a decision. Those of accounts go with the account.
  { table: 'consent_records', column: 'created_at', days: 1095, without: 'user_id' },
  { table: 'ui_metrics', column: 'day', days: 400 },
  // With their files, up to 25 MiB each.
  { table: 'issue_reports', column: 'created_at', days: 365, batch: 20 },
  { table: 'account_manager_messages', column: 'sent_at', days: 365, batch: 100 },
  // Of no use once expired.
  { table: 'sessions', column: 'expires_at', days: 0 },
  { table: 'registrations', column: 'expires_at', days: 0 },
  { table: 'mail_tokens', column: 'expires_at', days: 0 },
  { table: 'sign_in_codes', column: 'expires_at', days: 0 },
  { table: 'pending_links', column: 'expires_at', days: 0 },
  { table: 'provider_flows', column: 'expires_at', days: 0 },
  { table: 'passkey_challenges', column: 'expires_at', days: 0 },
  { table: 'two_factor_codes', column: 'expires_at', days: 0 },
  { table: 'business_links', column: 'expires_at', days: 0 },
  { table: 'business_signups', column: 'expires_at', days: 0 },
  { table: 'company_sso_attempts', column: 'expires_at', days: 0 },
];

/** Rows a statement deletes, so that none comes near `statement_timeout` or holds many locks. */
const BATCH = 2000;

/** Shared by all processes of a site: one of them deletes. */
const LOCK = 'travel-shell retention';

/**
 * Deletes the rows whose time is over, in small transactions. Does nothing while another process does it. Returns how
 * many went, by table. A table that fails does not keep the others; the first failure is thrown at the end.
 */
export async function deleteOldRows(db: Kysely<Database>, isStopping = () => false): Promise<Map<string, number>> {
  const deleted = new Map<string, number>();
  const failures: unknown[] = [];
  for (const retained of RETENTION) {
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
