import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Run in the order of their names, like all migrations. */
export const authMigrations: Record<string, Migration> = {
  '0003_sign_in': {
    async up(db: Kysely<unknown>) {
      await createSessionAccounts(db);
      await createAccountPaths(db);
      await createProviders(db);
      await createPasskeys(db);
      await indexExpiries(db);
    },
  },
  '0008_sign_in_codes': {
    async up(db: Kysely<unknown>) {
      await createSignInCodes(db);
      await createPendingLinks(db);
    },
  },
  '0012_recent_sign_in': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('sessions').addColumn('signed_in_at', 'timestamptz').execute();
      await db.schema
        .alterTable('passkeys')
        .addColumn('passkey_id', 'uuid', (c) => c.notNull().unique().defaultTo(sql`gen_random_uuid()`))
        .addColumn('name', 'text')
        .execute();
    },
  },
  '0017_own_sessions': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('sessions')
        // Not unique, because a session that gets a new token is copied first. Looked up only among those of an account.
        .addColumn('session_id', 'uuid', (c) => c.notNull().defaultTo(sql`gen_random_uuid()`))
        .addColumn('browser', 'text')
        .addColumn('system', 'text')
        .addColumn('browser_hash', 'text')
        .execute();
      await db.schema
        .alterTable('users')
        .addColumn('knows_browsers', 'boolean', (c) => c.notNull().defaultTo(false))
        .execute();
      await db.schema
        .createTable('known_browsers')
        .$call(withUser)
        .addColumn('browser_hash', 'text', (c) => c.notNull())
        .addColumn('used_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
        .addPrimaryKeyConstraint('known_browsers_pkey', ['user_id', 'browser_hash'])
        .execute();
    },
  },
  '0021_sign_in_epoch': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('users')
        .addColumn('sign_in_epoch', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
};

async function createSessionAccounts(db: Kysely<unknown>) {
  await db.schema.alterTable('sessions').addColumn('adding_until', 'timestamptz').execute();
  await db.schema
    .createTable('session_accounts')
    .addColumn('session_hash', 'text', (c) => c.notNull().references('sessions.token_hash').onDelete('cascade'))
    .$call(withUser)
    .addColumn('token_id', 'uuid', (c) => c.notNull().unique().defaultTo(sql`gen_random_uuid()`))
    .addPrimaryKeyConstraint('session_accounts_pkey', ['session_hash', 'user_id'])
    .execute();
  await sql`insert into session_accounts (session_hash, user_id) select token_hash, user_id from sessions`.execute(db);
}

/** Registration, account recovery and account closures. */
async function createAccountPaths(db: Kysely<unknown>) {
  await db.schema
    .createTable('registrations')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('emails_consent', 'boolean', (c) => c.notNull())
    .addColumn('terms_consent', 'boolean', (c) => c.notNull())
    .addColumn('return_to', 'text', (c) => c.notNull())
    .$call(withExpiry)
    .execute();
  await db.schema
    .createTable('sign_ups')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('emails_consent', 'boolean', (c) => c.notNull())
    .addColumn('terms_accepted_at', 'timestamptz')
    .addColumn('has_password', 'boolean', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('mail_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .$call(withExpiry)
    .execute();
  await db.schema
    .createTable('account_closures')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('reason', 'text', (c) => c.notNull().check(sql`reason in ('locked', 'disabled')`))
    .addColumn('closed_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable('external_auth_domains')
    .addColumn('domain', 'text', (c) => c.primaryKey())
    .addColumn('authorization_url', 'text', (c) => c.notNull())
    .execute();
}

async function createProviders(db: Kysely<unknown>) {
  await db.schema
    .createTable('identities')
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .$call(withUser)
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('linked_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('identities_pkey', ['provider', 'subject'])
    .addUniqueConstraint('identities_one_per_provider', ['user_id', 'provider'])
    .execute();
  await db.schema
    .createTable('provider_flows')
    .addColumn('state_hash', 'text', (c) => c.primaryKey())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('browser_hash', 'text', (c) => c.notNull())
    .addColumn('user_id', 'uuid', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('code_verifier', 'text', (c) => c.notNull())
    .addColumn('nonce', 'text', (c) => c.notNull())
    .addColumn('return_to', 'text', (c) => c.notNull())
    .addColumn('sticky', 'boolean', (c) => c.notNull())
    .addColumn('popup', 'boolean', (c) => c.notNull())
    .$call(withExpiry)
    .execute();
  await db.schema
    .createTable('gmail_subscriptions')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('subscribed_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
}

async function createPasskeys(db: Kysely<unknown>) {
  await db.schema
    .createTable('passkeys')
    .addColumn('credential_id', 'text', (c) => c.primaryKey())
    .$call(withUser)
    .addColumn('public_key', 'text', (c) => c.notNull())
    // A 32-bit unsigned number (WebAuthn L3 §6.1). A double can hold it, and drivers return it as a number.
    .addColumn('counter', 'double precision', (c) => c.notNull())
    .addColumn('transports', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('last_used_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('passkeys_user_id').on('passkeys').column('user_id').execute();
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('user_id', 'uuid', (c) => c.references('users.id').onDelete('cascade'))
    .$call(withExpiry)
    .execute();
}

async function createSignInCodes(db: Kysely<unknown>) {
  await db.schema
    .createTable('sign_in_codes')
    .addColumn('code_hash', 'text', (c) => c.primaryKey())
    .addColumn('login', 'text', (c) => c.notNull())
    .addColumn('browser_hash', 'text', (c) => c.notNull())
    .addColumn('user_id', 'uuid', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('tries_left', 'integer', (c) => c.notNull())
    .$call(withExpiry)
    .execute();
  await db.schema.createIndex('sign_in_codes_login').on('sign_in_codes').column('login').execute();
  await db.schema.createIndex('sign_in_codes_expires_at').on('sign_in_codes').column('expires_at').execute();
}

async function createPendingLinks(db: Kysely<unknown>) {
  await db.schema.alterTable('provider_flows').addColumn('person_name', 'text').execute();
  await db.schema
    .createTable('pending_links')
    .addColumn('state_hash', 'text', (c) => c.primaryKey())
    .addColumn('browser_hash', 'text', (c) => c.notNull())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .$call(withExpiry)
    .execute();
  await db.schema.createIndex('pending_links_expires_at').on('pending_links').column('expires_at').execute();
}

/** Expired rows are deleted on every insert, and anyone can cause inserts, so the sweep needs an index. */
async function indexExpiries(db: Kysely<unknown>) {
  for (const table of ['registrations', 'mail_tokens', 'provider_flows', 'passkey_challenges']) {
    await db.schema.createIndex(`${table}_expires_at`).on(table).column('expires_at').execute();
  }
}

const withUser = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
  table.addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'));

const withExpiry = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
  table.addColumn('expires_at', 'timestamptz', (c) => c.notNull());
