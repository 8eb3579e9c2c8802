import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Run in the order of their names, like all migrations. */
export const consentMigrations: Record<string, Migration> = {
  '0005_consent': {
    async up(db: Kysely<unknown>) {
      await createRecords(db);
      await createCatalogues(db);
      await createVendorLists(db);
    },
  },
  '0009_consent_texts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('consent_records')
        // Shown to the visitor. The other id counts, which would tell how many decide here.
        .addColumn('public_id', 'uuid', (c) => c.notNull().unique().defaultTo(sql`gen_random_uuid()`))
        .addColumn('text_version', 'text')
        .addColumn('text_locale', 'text')
        .addColumn('was_taken_over', 'boolean', (c) => c.notNull().defaultTo(false))
        .execute();
    },
  },
};

async function createRecords(db: Kysely<unknown>) {
  await db.schema
    .createTable('consent_records')
    .addColumn('id', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('visitor_hash', 'text', (c) => c.notNull())
    .addColumn('user_id', 'uuid', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('cookies', 'tcf', 'two_party', 'gdpr')`))
    .addColumn('value', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex('consent_records_visitor')
    .on('consent_records')
    .columns(['visitor_hash', 'kind', 'id'])
    .execute();
  await db.schema
    .createIndex('consent_records_user')
    .on('consent_records')
    .columns(['user_id', 'kind', 'id'])
    .execute();

  await db.schema
    .createTable('consent_actions')
    .addColumn('id', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('visitor_hash', 'text')
    .addColumn('user_id', 'uuid', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('is_repeat', 'boolean', (c) => c.notNull())
    .addColumn('action', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('consent_actions_user').on('consent_actions').column('user_id').execute();
}

async function createCatalogues(db: Kysely<unknown>) {
  await db.schema
    .createTable('consent_settings')
    .addColumn('id', 'integer', (c) => c.primaryKey().defaultTo(1).check(sql`id = 1`))
    .addColumn('policy_url', 'text', (c) => c.notNull())
    .addColumn('better_ux', 'boolean', (c) => c.notNull())
    .addColumn('stack_ids', 'jsonb', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('category_cookies')
    .addColumn('id', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('domain', 'text')
    .addColumn('iab_vendor_id', 'integer')
    .addUniqueConstraint('category_cookies_name', ['category', 'name'])
    .execute();

  await db.schema
    .createTable('meta_cookie_names')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('max_age_days', 'integer', (c) => c.notNull())
    .execute();
}

async function createVendorLists(db: Kysely<unknown>) {
  await db.schema
    .createTable('tcf_vendor_lists')
    .addColumn('version', 'integer', (c) => c.primaryKey())
    .addColumn('tcf_policy_version', 'integer', (c) => c.notNull())
    .addColumn('declarations', 'jsonb', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('tcf_vendors')
    .addColumn('list_version', 'integer', (c) => c.notNull().references('tcf_vendor_lists.version').onDelete('cascade'))
    .addColumn('id', 'integer', (c) => c.notNull())
    .addColumn('declaration', 'jsonb', (c) => c.notNull())
    .addPrimaryKeyConstraint('tcf_vendors_pkey', ['list_version', 'id'])
    .execute();

  await db.schema
    .createTable('tcf_additional_vendors')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('policy_url', 'text', (c) => c.notNull())
    .addColumn('domains', 'jsonb', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('tcf_device_storage')
    .addColumn('vendor_id', 'integer', (c) => c.primaryKey())
    .addColumn('disclosures', 'jsonb', (c) => c.notNull())
    .addColumn('domains', 'jsonb', (c) => c.notNull())
    .execute();
}
