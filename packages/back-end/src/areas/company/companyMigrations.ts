import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Run in the order of their names, like all migrations. */
export const companyMigrations: Record<string, Migration> = {
  '0007_company_settings': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('company_settings')
        .addColumn('company_id', 'uuid', (c) => c.primaryKey().references('companies.id').onDelete('cascade'))
        .addColumn('website', 'text')
        .addColumn('phone_number', 'text')
        .addColumn('address', 'jsonb')
        .addColumn('auto_approval_mode', 'text', (c) => c.notNull().defaultTo('NONE'))
        .addColumn('policies', 'jsonb', (c) => c.notNull().defaultTo('{}'))
        .addColumn('expense_management_system_code', 'text')
        .addColumn('sort_orders', 'jsonb', (c) => c.notNull().defaultTo('{}'))
        .addColumn('multi_room_bookings', 'boolean', (c) => c.notNull().defaultTo(false))
        .execute();

      await db.schema
        .createTable('company_logos')
        .addColumn('company_id', 'uuid', (c) => c.primaryKey().references('companies.id').onDelete('cascade'))
        .addColumn('file_name', 'text', (c) => c.notNull())
        .addColumn('media_type', 'text', (c) => c.notNull())
        .addColumn('content', 'bytea', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('company_logos_file_name').on('company_logos').column('file_name').execute();

      await db.schema
        .createTable('company_sso_entries')
        .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
        .addColumn('company_id', 'uuid', (c) => c.notNull().references('companies.id').onDelete('cascade'))
        .addColumn('active', 'boolean', (c) => c.notNull().defaultTo(false))
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('issuer', 'text', (c) => c.notNull())
        .addColumn('authorization_endpoint', 'text', (c) => c.notNull())
        .addColumn('client_id', 'text', (c) => c.notNull())
        .addColumn('client_secret', 'text')
        .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
        .execute();
      await db.schema
        .createIndex('company_sso_entries_company')
        .on('company_sso_entries')
        .columns(['company_id', 'created_at'])
        .execute();

      await db.schema
        .createTable('company_sso_attempts')
        .addColumn('entry_id', 'uuid', (c) => c.notNull().references('company_sso_entries.id').onDelete('cascade'))
        .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('state_hash', 'text', (c) => c.notNull().unique())
        .addColumn('nonce', 'text', (c) => c.notNull())
        .addColumn('code_verifier', 'text', (c) => c.notNull())
        .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
        .addPrimaryKeyConstraint('company_sso_attempts_pkey', ['entry_id', 'user_id'])
        .execute();

      await db.schema
        .createTable('company_deletion_requests')
        .addColumn('company_id', 'uuid', (c) => c.primaryKey().references('companies.id').onDelete('cascade'))
        .addColumn('requested_by', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('confirmation_code', 'text', (c) => c.notNull())
        .addColumn('token_hash', 'text', (c) => c.notNull())
        .addColumn('requested_at', 'timestamptz', (c) => c.notNull())
        .execute();

      await db.schema
        .createTable('account_manager_messages')
        .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
        .addColumn('company_id', 'uuid', (c) => c.notNull().references('companies.id').onDelete('cascade'))
        .addColumn('sender_id', 'uuid', (c) => c.references('users.id').onDelete('set null'))
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('description', 'text', (c) => c.notNull())
        .addColumn('attachment_name', 'text')
        .addColumn('attachment_media_type', 'text')
        .addColumn('attachment', 'bytea')
        .addColumn('sent_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
        .execute();
      await db.schema
        .createIndex('account_manager_messages_company')
        .on('account_manager_messages')
        .columns(['company_id', 'sent_at'])
        .execute();
    },
  },
  '0016_sealed_secrets': {
    // A column of its own: a secret in the clear may look like an encrypted one. The start encrypts what is there.
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('company_sso_entries').addColumn('sealed_client_secret', 'text').execute();
    },
  },
  '0020_sso_tries': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('company_sso_entries')
        .addColumn('last_try_at', 'timestamptz')
        .addColumn('last_try_result', 'text')
        .addColumn('last_try_reason', 'text')
        .addColumn('last_try_current', 'boolean', (c) => c.notNull().defaultTo(false))
        .execute();
    },
  },
  '0051_out_of_policy': {
    // Which bookings need an approval is said once, in the approval settings; a policy says what happens beyond its limits.
    async up(db: Kysely<unknown>) {
      await sql`
        update company_settings set policies = (
          select coalesce(jsonb_object_agg(key, value - 'approval' || jsonb_build_object(
            'outOfPolicy', case value->>'approval' when 'NEVER' then 'WARN' else 'ASK' end
          )), '{}')
          from jsonb_each(policies)
        )
      `.execute(db);
    },
  },
};
