import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Times by which the retention job deletes rows, and that began no index. */
export const retentionMigrations: Record<string, Migration> = {
  '0015_retention': {
    async up(db: Kysely<unknown>) {
      for (const [table, column] of SWEPT) {
        await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
      }
      // Those that no browser has accepted yet: few, beside those of more than a year.
      await sql`create index marketing_ids_waiting on marketing_ids (created_at) where set_at is null`.execute(db);
      await sql`create index consent_records_signed_out on consent_records (created_at) where user_id is null`.execute(
        db,
      );
    },
  },
};

const SWEPT: readonly (readonly [table: string, column: string])[] = [
  ['issue_reports', 'created_at'],
  ['account_manager_messages', 'sent_at'],
];
