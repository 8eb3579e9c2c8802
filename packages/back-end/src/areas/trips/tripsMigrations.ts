import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Run in the order of their names, like all migrations. */
export const tripsMigrations: Record<string, Migration> = {
  '0004_trips': {
    async up(db: Kysely<unknown>) {
      await createTripTables(db);
      await createVisitorTables(db);
    },
  },
};

async function createTripTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('trips')
    .addColumn('trip_id', 'text', (c) => c.primaryKey().check(sql`trip_id ~ '^[A-Za-z0-9]{6}$'`))
    .addColumn('trip_hash', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('trip_name', 'text', (c) => c.notNull())
    .addColumn('start_date', 'date')
    .addColumn('end_date', 'date')
    .addColumn('image_url', 'text')
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('trips_owner').on('trips').column('owner_id').execute();

  await db.schema
    .createTable('trip_events')
    .addColumn('event_id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('trip_id', 'text', (c) => c.notNull().references('trips.trip_id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('saved', 'booked', 'cancelled')`))
    .addColumn('is_in_cart', 'boolean', (c) => c.notNull())
    .addColumn('result', 'jsonb', (c) => c.notNull())
    .addUniqueConstraint('trip_events_position', ['trip_id', 'position'])
    .execute();

  await db.schema
    .createTable('trip_shares')
    .addColumn('trip_id', 'text', (c) => c.notNull().references('trips.trip_id').onDelete('cascade'))
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('trip_shares_pkey', ['user_id', 'trip_id'])
    .execute();
}

async function createVisitorTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('saved_results')
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('result_id', 'text', (c) => c.notNull())
    .addColumn('is_saved', 'boolean', (c) => c.notNull())
    .addColumn('result', 'jsonb', (c) => c.notNull())
    .addColumn('saved_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('saved_results_pkey', ['user_id', 'result_id'])
    .execute();

  await db.schema
    .createTable('wishlist_items')
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('trip_id', 'text', (c) => c.notNull().references('trips.trip_id').onDelete('cascade'))
    .addColumn('destination', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('wishlist_items_pkey', ['user_id', 'trip_id', 'destination'])
    .execute();

  await db.schema
    .createTable('trip_notifications')
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('trip_id', 'text', (c) => c.notNull().references('trips.trip_id').onDelete('cascade'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('trip_notifications_pkey', ['user_id', 'trip_id', 'type'])
    .execute();

  const flags = [
    'map_view_fd',
    'map_view_dp',
    'tdp_autopilot',
    'navigation_drawer_tooltip_shown',
    'reminder_tooltip_shown',
    'go_to_trips_tooltip_shown',
  ];
  let settings = db.schema
    .createTable('trip_user_settings')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey().references('users.id').onDelete('cascade'));
  for (const flag of flags) settings = settings.addColumn(flag, 'boolean', (c) => c.notNull().defaultTo(false));
  await settings.execute();
}
