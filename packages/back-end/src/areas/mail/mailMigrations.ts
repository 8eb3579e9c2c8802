import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const mailMigrations: Record<string, Migration> = {
  '0003_mail': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
        .addColumn('position', 'serial', (c) => c.notNull().unique())
        .addColumn('recipient', 'text', (c) => c.notNull())
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('body_text', 'text', (c) => c.notNull())
        .addColumn('body_html', 'text')
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('sent_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
        .execute();
      await db.schema.createIndex('outbox_recipient').on('outbox').columns(['recipient', 'position']).execute();
    },
  },
  '0011_mail_queue': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('outbox')
        .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
        // What is there already was for the outbox's page only.
        .addColumn('next_try_at', 'timestamptz')
        .addColumn('delivered_at', 'timestamptz')
        .addColumn('given_up_at', 'timestamptz')
        .execute();
      await db.schema
        .createIndex('outbox_next_try')
        .on('outbox')
        .column('next_try_at')
        .where(sql.ref('next_try_at'), 'is not', null)
        .execute();
    },
  },
  '0025_mail_expiry': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('outbox').addColumn('expires_at', 'timestamptz').execute();
      // By which the retention job deletes.
      await db.schema
        .createIndex('outbox_given_up_at')
        .on('outbox')
        .column('given_up_at')
        .where(sql.ref('given_up_at'), 'is not', null)
        .execute();
    },
  },
  '0016_mail_priority': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('outbox')
        .addColumn('priority', 'smallint', (c) => c.notNull().defaultTo(1))
        .execute();
      await db.schema.dropIndex('outbox_next_try').execute();
      await db.schema
        .createIndex('outbox_next_try')
        .on('outbox')
        .columns(['priority', 'next_try_at'])
        .where(sql.ref('next_try_at'), 'is not', null)
        .execute();
    },
  },
};
