import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Run in the order of their names, like all migrations. */
export const accountMigrations: Record<string, Migration> = {
  '0002_account': {
    async up(db: Kysely<unknown>) {
      await createFooterTables(db);
      await createPickerTables(db);
      await createVisitorTables(db);
    },
  },
};

async function createFooterTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('site_brands')
    .addColumn('brand', 'text', (c) => c.primaryKey())
    .addColumn('display_name', 'text', (c) => c.notNull())
    .addColumn('page_description', 'text', (c) => c.notNull())
    .addColumn('app_store_links', 'jsonb', (c) => c.notNull().defaultTo('[]'))
    .execute();

  await db.schema
    .createTable('footer_link_groups')
    .addColumn('brand', 'text', (c) => c.notNull().references('site_brands.brand').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('footer_link_groups_pkey', ['brand', 'name'])
    .execute();

  await db.schema
    .createTable('footer_links')
    .addColumn('brand', 'text', (c) => c.notNull())
    .addColumn('group_name', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('footer_links_pkey', ['brand', 'group_name', 'position'])
    .addForeignKeyConstraint(
      'footer_links_group_fkey',
      ['brand', 'group_name'],
      'footer_link_groups',
      ['brand', 'name'],
      (fk) => fk.onDelete('cascade'),
    )
    .execute();

  await db.schema
    .createTable('footer_brands')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('logo_url', 'text', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull().check(sql`height between 20 and 50`))
    .execute();

  await db.schema
    .createTable('social_media_sites')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('icon_svg', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('privacy_menu_items')
    .addColumn('position', 'integer', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .execute();
}

async function createPickerTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('currencies')
    .addColumn('currency_code', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('native_name', 'text', (c) => c.notNull())
    .addColumn('symbol', 'text', (c) => c.notNull())
    .addColumn('show_currency', 'boolean', (c) => c.notNull())
    .addColumn('top_position', 'integer')
    .execute();

  await db.schema
    .createTable('countries')
    .addColumn('country_code', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('currency_code', 'text', (c) => c.notNull().references('currencies.currency_code'))
    .execute();

  await db.schema
    .createTable('site_locales')
    .addColumn('locale', 'text', (c) => c.primaryKey())
    .addColumn('country_code', 'text', (c) => c.notNull().references('countries.country_code').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('country_native_name', 'text', (c) => c.notNull())
    .addColumn('language_name', 'text', (c) => c.notNull())
    .addColumn('language_native_name', 'text', (c) => c.notNull())
    .addColumn('crawlable', 'boolean', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('site_locales_country').on('site_locales').column('country_code').execute();

  await db.schema
    .createTable('vertical_url_patterns')
    .addColumn('vertical', 'text', (c) => c.primaryKey())
    .addColumn('template', 'text', (c) => c.notNull())
    .execute();
}

async function createVisitorTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('travelers')
    .addColumn('traveler_id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('middle_name', 'text')
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('date_of_birth', 'date')
    .addColumn('email_address', 'text')
    .addColumn('phone_number', 'text')
    .addColumn('phone_country_code', 'text')
    .addColumn('phone_country_code_iso', 'text')
    .addColumn('tsa_redress', 'text')
    .addColumn('known_traveler_number', 'text')
    .addColumn('preferred', 'boolean', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('travelers_user').on('travelers').column('user_id').execute();
  await sql`create unique index travelers_preferred on travelers (user_id) where preferred`.execute(db);

  await db.schema
    .createTable('account_settings')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('currency_code', 'text', (c) => c.references('currencies.currency_code'))
    .addColumn('allow_data_sharing', 'boolean')
    .execute();

  await db.schema
    .createTable('marketing_ids')
    .addColumn('kmkid', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('set_at', 'timestamptz')
    .execute();

  await db.schema
    .createTable('ui_metrics')
    .addColumn('day', 'date', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('sum', 'double precision', (c) => c.notNull())
    .addColumn('lowest', 'double precision', (c) => c.notNull())
    .addColumn('highest', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('ui_metrics_pkey', ['day', 'type', 'name'])
    .execute();
}
