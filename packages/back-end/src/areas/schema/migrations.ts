import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { accountMigrations } from '../account/accountMigrations.ts';
import { authMigrations } from '../auth/authMigrations.ts';
import { businessMigrations } from '../business/businessMigrations.ts';
import { companyMigrations } from '../company/companyMigrations.ts';
import { consentMigrations } from '../consent/consentMigrations.ts';
import { mailMigrations } from '../mail/mailMigrations.ts';
import { tripsMigrations } from '../trips/tripsMigrations.ts';
import { indexMigrations } from './indexMigrations.ts';
import { retentionMigrations } from './retentionMigrations.ts';
import { scaleMigrations } from './scaleMigrations.ts';
import { siteFolderMigrations } from './siteFolderMigrations.ts';

/** In order of their names. Never change a released migration; add a new one. */
export const migrations: Record<string, Migration> = {
  '0001_accounts_and_sessions': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('users')
        .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
        .addColumn('login', 'text', (c) => c.notNull().unique())
        .addColumn('password_hash', 'text', (c) => c.notNull())
        .addColumn('account_name', 'text', (c) => c.notNull())
        .addColumn('account_email', 'text', (c) => c.notNull())
        .addColumn('display_email', 'text', (c) => c.notNull())
        .addColumn('img_url', 'text')
        .addColumn('new_user', 'boolean', (c) => c.notNull().defaultTo(true))
        .addColumn('unconfirmed_account', 'boolean', (c) => c.notNull().defaultTo(false))
        .addColumn('guidebook_enabled', 'boolean', (c) => c.notNull().defaultTo(false))
        .addColumn('survey_groups', 'jsonb', (c) => c.notNull().defaultTo('[]'))
        .addColumn('auth_state_params', 'jsonb', (c) => c.notNull().defaultTo('{}'))
        .execute();

      await db.schema
        .createTable('companies')
        .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
        .addColumn('name', 'text', (c) => c.notNull().unique())
        .addColumn('logo_url', 'text')
        .addColumn('confirmation_needed', 'boolean', (c) => c.notNull().defaultTo(false))
        .addColumn('onboarding_progress', 'real', (c) => c.notNull().defaultTo(0))
        .addColumn('features', 'jsonb', (c) => c.notNull().defaultTo('[]'))
        .execute();

      await db.schema
        .createTable('business_profiles')
        .addColumn('user_id', 'uuid', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
        .addColumn('company_id', 'uuid', (c) => c.notNull().references('companies.id').onDelete('cascade'))
        .addColumn('business_mode', 'boolean', (c) => c.notNull())
        .addColumn('confirmation_needed', 'boolean', (c) => c.notNull().defaultTo(false))
        .addColumn('travel_arranger', 'boolean', (c) => c.notNull().defaultTo(false))
        .addColumn('permissions', 'jsonb', (c) => c.notNull().defaultTo('[]'))
        .addColumn('booking_mode', 'text', (c) => c.notNull().defaultTo('TRAVELER_ONLY'))
        .addColumn('onboarding_progress', 'real', (c) => c.notNull().defaultTo(0))
        .addColumn('authorized_for_approvals', 'boolean', (c) => c.notNull().defaultTo(false))
        .addColumn('book_on_behalf_enabled', 'boolean', (c) => c.notNull().defaultTo(false))
        .addColumn('booking_for_user_id', 'uuid', (c) => c.references('users.id').onDelete('set null'))
        .execute();

      await db.schema
        .createTable('account_links')
        .addColumn('owner_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('member_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('token_id', 'uuid', (c) => c.notNull().unique().defaultTo(sql`gen_random_uuid()`))
        .addPrimaryKeyConstraint('account_links_pkey', ['owner_id', 'member_id'])
        .execute();

      await db.schema
        .createTable('sessions')
        .addColumn('token_hash', 'text', (c) => c.primaryKey())
        .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('sticky', 'boolean', (c) => c.notNull())
        .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
        .addColumn('refreshed_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
        .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('sessions_expires_at').on('sessions').column('expires_at').execute();

      await db.schema
        .createTable('login_attempts')
        .addColumn('key', 'text', (c) => c.primaryKey())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addColumn('resets_at', 'timestamptz', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('login_attempts_resets_at').on('login_attempts').column('resets_at').execute();

      await db.schema
        .createTable('server_secrets')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
    },
  },
  ...mailMigrations,
  ...accountMigrations,
  ...authMigrations,
  ...tripsMigrations,
  ...consentMigrations,
  ...businessMigrations,
  ...companyMigrations,
  ...indexMigrations,
  ...scaleMigrations,
  ...retentionMigrations,
  ...siteFolderMigrations,
};
