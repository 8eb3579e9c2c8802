import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * One for each foreign key that began no index, as PostgreSQL makes none: without it deleting an account reads every row
 * of the table. A test finds those that are missing.
 */
const FOREIGN_KEYS: readonly (readonly [table: string, column: string])[] = [
  ['account_links', 'member_id'],
  ['account_manager_messages', 'sender_id'],
  ['account_settings', 'currency_code'],
  ['business_guests', 'sponsor_id'],
  ['business_links', 'company_id'],
  ['business_links', 'user_id'],
  ['business_profiles', 'booking_for_user_id'],
  ['business_profiles', 'booking_for_guest_id'],
  ['companies', 'impersonation_granted_by'],
  ['company_deletion_requests', 'requested_by'],
  ['company_sso_attempts', 'user_id'],
  ['countries', 'currency_code'],
  ['impersonations', 'company_id'],
  ['impersonations', 'member_id'],
  ['impersonations', 'agent_id'],
  ['issue_attachments', 'report_id'],
  ['issue_reports', 'reporter_id'],
  ['issue_reports', 'company_id'],
  ['mail_tokens', 'user_id'],
  ['passkey_challenges', 'user_id'],
  ['provider_flows', 'user_id'],
  ['session_accounts', 'user_id'],
  ['sessions', 'impersonator_id'],
  ['sessions', 'user_id'],
  ['sign_in_codes', 'user_id'],
  ['tier_upgrades', 'company_id'],
  ['tier_upgrades', 'requested_by'],
  ['travel_arrangers', 'traveler_id'],
  ['trip_notifications', 'trip_id'],
  ['trip_shares', 'trip_id'],
  ['wishlist_items', 'trip_id'],
];

/** What requests look for besides. */
const LOOKED_UP: readonly (readonly [table: string, column: string])[] = [
  ['users', 'account_email'],
  ['registrations', 'email'],
];

export const indexMigrations: Record<string, Migration> = {
  '0010_indexes': {
    async up(db: Kysely<unknown>) {
      for (const [table, column] of [...FOREIGN_KEYS, ...LOOKED_UP]) {
        await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
      }
    },
  },
};
