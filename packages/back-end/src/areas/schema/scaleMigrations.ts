import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What requests and the retention job look for in tables that grow with visitors. */
export const scaleMigrations: Record<string, Migration> = {
  '0014_scale': {
    async up(db: Kysely<unknown>) {
      // The list of trips reads the newest of an account, and the one worked on last.
      await db.schema.createIndex('trips_by_owner_end').on('trips').columns(['owner_id', 'end_date desc']).execute();
      await db.schema
        .createIndex('trips_by_owner_updated')
        .on('trips')
        .columns(['owner_id', 'updated_at desc'])
        .execute();
      await db.schema.dropIndex('trips_owner').execute();
      // Company confirmations compare addresses without case.
      await sql`create index users_by_lower_account_email on users (lower(account_email))`.execute(db);
      // Support's list of companies that allow it.
      await sql`
        create index companies_by_impersonation_granted on companies (name)
        where impersonation_granted_at is not null`.execute(db);
      for (const [table, column] of SWEPT) {
        await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
      }
    },
  },
};

/** Columns by which rows are deleted, at requests or by the retention job, and that began no index. */
const SWEPT: readonly (readonly [table: string, column: string])[] = [
  ['outbox', 'sent_at'],
  ['consent_actions', 'created_at'],
  ['marketing_ids', 'created_at'],
  ['marketing_ids', 'set_at'],
  ['business_waitlist', 'created_at'],
  ['business_links', 'expires_at'],
  ['business_signups', 'expires_at'],
  ['two_factor_codes', 'expires_at'],
  ['company_sso_attempts', 'expires_at'],
];
