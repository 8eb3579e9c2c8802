import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { FOLD_FROM, FOLD_TO, FOLD_TO_TWO } from './foldName.ts';

/** After `foldName` has learned more letters. */
const FOLD_AGAIN: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['business_profiles', 'business_guests']) {
      await db.schema.alterTable(table).dropColumn('search_name').execute();
      await db.schema
        .alterTable(table)
        .addColumn('search_name', 'text', (c) => c.generatedAlwaysAs(SEARCH_NAME).stored())
        .execute();
    }
  },
};

/** Run in the order of their names, like all migrations. */
export const businessMigrations: Record<string, Migration> = {
  '0006_business': {
    async up(db: Kysely<unknown>) {
      await extendPeople(db);
      await extendCompanies(db);
      await extendProfiles(db);
      await createOnboarding(db);
      await createSupport(db);
    },
  },
  '0019_company_log': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('company_log')
        .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
        .addColumn('company_id', 'uuid', (c) => c.notNull().references('companies.id').onDelete('cascade'))
        .addColumn('member_id', 'uuid', (c) => c.references('users.id').onDelete('set null'))
        .addColumn('by_support', 'boolean', (c) => c.notNull())
        .addColumn('agent_id', 'uuid', (c) => c.references('users.id').onDelete('set null'))
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('action', 'text', (c) => c.notNull())
        .addColumn('target', 'text')
        .addColumn('changes', 'jsonb', (c) => c.notNull())
        // Not when the transaction began: it may have waited for the company's lock.
        .addColumn('changed_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`clock_timestamp()`))
        .execute();
      for (const [name, columns] of LOG_INDEXES) {
        await db.schema
          .createIndex(`company_log_${name}`)
          .on('company_log')
          .columns([...columns])
          .execute();
      }
    },
  },
  '0022_all_letters_of_names': FOLD_AGAIN,
  '0023_names_of_more_keyboards': FOLD_AGAIN,
  '0024_end_of_acting': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createIndex('impersonations_open')
        .on('impersonations')
        .column('agent_id')
        .where(sql.ref('ended_at'), 'is', null)
        .execute();
      // By which the retention job deletes.
      await db.schema.createIndex('impersonations_started_at').on('impersonations').column('started_at').execute();
      await db.schema
        .createIndex('company_deletion_requests_requested_at')
        .on('company_deletion_requests')
        .column('requested_at')
        .execute();
    },
  },
  '0030_invitations': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('business_invitations')
        .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
        .addColumn('company_id', 'uuid', (c) => c.notNull().references('companies.id').onDelete('cascade'))
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('role', 'text', (c) => c.notNull())
        .addColumn('locale_code', 'text', (c) => c.notNull())
        .addColumn('token_hash', 'text', (c) => c.notNull().unique())
        .addColumn('invited_by', 'uuid', (c) => c.references('users.id').onDelete('set null'))
        .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
        .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
        .addUniqueConstraint('business_invitations_email', ['company_id', 'email'])
        .execute();
      for (const column of ['invited_by', 'expires_at']) {
        await db.schema
          .createIndex(`business_invitations_${column}`)
          .on('business_invitations')
          .column(column)
          .execute();
      }
    },
  },
  '0041_support_sessions': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('companies').addColumn('impersonation_expires_at', 'timestamptz').execute();
      await db.schema
        .createIndex('impersonations_company')
        .on('impersonations')
        .columns(['company_id', 'started_at'])
        .execute();
      await db.schema
        .createTable('impersonation_pages')
        .addColumn('impersonation_id', 'uuid', (c) => c.notNull().references('impersonations.id').onDelete('cascade'))
        .addColumn('path', 'text', (c) => c.notNull())
        .addColumn('opened_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`clock_timestamp()`))
        .addPrimaryKeyConstraint('impersonation_pages_pkey', ['impersonation_id', 'path'])
        .execute();
    },
  },
  '0050_signup_browser': {
    up: (db: Kysely<unknown>) => db.schema.alterTable('business_signups').addColumn('browser_hash', 'text').execute(),
  },
};

async function extendPeople(db: Kysely<unknown>) {
  await db.schema
    .alterTable('users')
    .addColumn('support_agent', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('impersonator_id', 'uuid', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('two_factor_verified_at', 'timestamptz')
    .execute();
  await db.schema
    .createTable('two_factor_codes')
    .addColumn('session_hash', 'text', (c) => c.primaryKey().references('sessions.token_hash').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute();
}

async function extendCompanies(db: Kysely<unknown>) {
  await db.schema
    .alterTable('companies')
    // Two companies may have the same name, and a stranger who signs up must not learn which names are customers.
    .dropConstraint('companies_name_key')
    .execute();
  await db.schema
    .alterTable('companies')
    .addColumn('tier', 'text', (c) => c.notNull().defaultTo('biz').check(sql`tier in ('biz', 'bizPlus', 'enterprise')`))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('two_factor_required', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('demo_status', 'text', (c) =>
      c.notNull().defaultTo('notRequested').check(sql`demo_status in ('notRequested', 'requested', 'postponed')`),
    )
    .addColumn('impersonation_granted_at', 'timestamptz')
    .addColumn('impersonation_granted_by', 'uuid', (c) => c.references('users.id').onDelete('set null'))
    .execute();
  // `onboardingTasks` of 0001 is `ONBOARDING_TASKS` now, and so on (BIZ-O01).
  await sql`
    update companies set features = (
      select coalesce(jsonb_agg(upper(regexp_replace(feature.name, '([a-z])([A-Z])', '\\1_\\2', 'g'))), '[]')
      from jsonb_array_elements_text(features) as feature(name)
    )`.execute(db);
}

/** Columns the search matches and sorts by. */
const SEARCH_NAME = FOLD_TO_TWO.reduce(
  (text, [letter, target]) => sql`replace(${text}, ${sql.lit(letter)}, ${sql.lit(target)})`,
  sql`lower(translate(last_name || ' ' || first_name, ${sql.lit(FOLD_FROM)}, ${sql.lit(FOLD_TO)}))`,
);

async function extendProfiles(db: Kysely<unknown>) {
  await db.schema
    .createTable('business_guests')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('company_id', 'uuid', (c) => c.notNull().references('companies.id').onDelete('cascade'))
    .addColumn('sponsor_id', 'uuid', (c) => c.references('business_profiles.user_id').onDelete('set null'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('search_name', 'text', (c) => c.generatedAlwaysAs(SEARCH_NAME).stored())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('business_guests_email', ['company_id', 'email'])
    .execute();

  await db.schema
    .alterTable('business_profiles')
    .addColumn('role', 'text', (c) => c.notNull().defaultTo('TRAVELER'))
    .addColumn('first_name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('last_name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('search_name', 'text', (c) => c.generatedAlwaysAs(SEARCH_NAME).stored())
    .addColumn('job_title', 'text')
    .addColumn('phone_number', 'text')
    .addColumn('staff_class', 'text')
    .addColumn('allows_booking_by_others', 'boolean', (c) => c.notNull().defaultTo(true))
    .addColumn('keywords', 'jsonb', (c) => c.notNull().defaultTo('[]'))
    .addColumn('locale_code', 'text')
    .addColumn('reminder_task_grid_dismissed', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('booking_for_guest_id', 'uuid', (c) => c.references('business_guests.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  // Members who could change company settings become administrators; the name is split into first and last name.
  await sql`
    update business_profiles set
      role = case when permissions @> '["COMPANY_SETTINGS_MANAGEMENT"]' then 'ADMIN' else 'TRAVELER' end,
      first_name = split_part(users.account_name, ' ', 1),
      last_name = substring(users.account_name from position(' ' in users.account_name || ' ') + 1)
    from users where users.id = business_profiles.user_id`.execute(db);
  await db.schema.createIndex('business_profiles_company').on('business_profiles').column('company_id').execute();

  await db.schema
    .createTable('travel_arrangers')
    .addColumn('arranger_id', 'uuid', (c) => c.notNull().references('business_profiles.user_id').onDelete('cascade'))
    .addColumn('traveler_id', 'uuid', (c) => c.notNull().references('business_profiles.user_id').onDelete('cascade'))
    .addPrimaryKeyConstraint('travel_arrangers_pkey', ['arranger_id', 'traveler_id'])
    .execute();
}

async function createOnboarding(db: Kysely<unknown>) {
  for (const owner of ['user', 'company'] as const) {
    await db.schema
      .createTable(owner === 'user' ? 'account_tasks' : 'company_tasks')
      .addColumn(`${owner}_id`, 'uuid', (c) =>
        c
          .notNull()
          .references(owner === 'user' ? 'business_profiles.user_id' : 'companies.id')
          .onDelete('cascade'),
      )
      .addColumn('task_id', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint(`${owner}_tasks_pkey`, [`${owner}_id`, 'task_id'])
      .execute();
  }

  await db.schema
    .createTable('tier_upgrades')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('company_id', 'uuid', (c) => c.notNull().references('companies.id').onDelete('cascade'))
    .addColumn('from_tier', 'text', (c) => c.notNull())
    .addColumn('to_tier', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('requested_by', 'uuid', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('requested_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('completed_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('tier_upgrades_pending')
    .unique()
    .on('tier_upgrades')
    .column('company_id')
    .where(sql.ref('status'), '=', sql.lit('pending'))
    .execute();

  await db.schema
    .createTable('business_waitlist')
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('product', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('business_waitlist_pkey', ['email', 'product'])
    .execute();

  await db.schema
    .createTable('business_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('company_id', 'uuid', (c) => c.notNull().references('companies.id').onDelete('cascade'))
    .addColumn('clicked_at', 'timestamptz')
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('business_signups')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('company_name', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('tier', 'text', (c) => c.notNull())
    .addColumn('clicked_at', 'timestamptz')
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute();
}

async function createSupport(db: Kysely<unknown>) {
  await db.schema
    .createTable('impersonations')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('company_id', 'uuid', (c) => c.notNull().references('companies.id').onDelete('cascade'))
    .addColumn('agent_id', 'uuid', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('member_id', 'uuid', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('started_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('ended_at', 'timestamptz')
    .execute();

  await db.schema
    .createTable('issue_reports')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('company_id', 'uuid', (c) => c.notNull().references('companies.id').onDelete('cascade'))
    .addColumn('reporter_id', 'uuid', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('summary', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('booking_number', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();

  await db.schema
    .createTable('issue_attachments')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('report_id', 'uuid', (c) => c.notNull().references('issue_reports.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('media_type', 'text', (c) => c.notNull())
    .addColumn('content', 'bytea', (c) => c.notNull())
    .execute();
}

const LOG_INDEXES: readonly (readonly [name: string, columns: readonly string[]])[] = [
  ['company', ['company_id', 'changed_at']],
  ['subject', ['company_id', 'subject', 'changed_at']],
  ['member', ['member_id']],
  ['agent', ['agent_id']],
  // By which the retention job deletes.
  ['by_changed_at', ['changed_at']],
];
