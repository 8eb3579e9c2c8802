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
  '0026_answered_calls': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('answered_calls')
        .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('key', 'text', (c) => c.notNull())
        .addColumn('answer', 'text', (c) => c.notNull())
        .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
        .addPrimaryKeyConstraint('answered_calls_pkey', ['user_id', 'key'])
        .execute();
      await db.schema.createIndex('answered_calls_created_at').on('answered_calls').column('created_at').execute();
    },
  },
};

const SWEPT: readonly (readonly [table: string, column: string])[] = [
  ['issue_reports', 'created_at'],
  ['account_manager_messages', 'sent_at'],
];
