/** Trips, and what is saved for later. */
export const TRIPS_SCHEMA = `
create table trips (
  trip_id text primary key check (trip_id ~ '^[A-Za-z0-9]{6}$'),
  trip_hash text not null,
  owner_id uuid not null references users on delete cascade,
  trip_name text not null,
  start_date date,
  end_date date,
  image_url text,
  updated_at timestamptz not null default now()
);
-- The list of trips reads the newest of an account, and the one worked on last.
create index trips_by_owner_end on trips (owner_id, end_date desc);
create index trips_by_owner_updated on trips (owner_id, updated_at desc);

create table trip_events (
  event_id uuid primary key default gen_random_uuid(),
  trip_id text not null references trips on delete cascade,
  position integer not null,
  state text not null check (state in ('saved', 'booked', 'cancelled')),
  is_in_cart boolean not null,
  result jsonb not null,
  constraint trip_events_position unique (trip_id, position)
);

create table trip_shares (
  trip_id text not null references trips on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (user_id, trip_id)
);
create index trip_shares_by_trip_id on trip_shares (trip_id);

create table saved_results (
  user_id uuid not null references users on delete cascade,
  result_id text not null,
  is_saved boolean not null,
  result jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (user_id, result_id)
);

create table wishlist_items (
  user_id uuid not null references users on delete cascade,
  trip_id text not null references trips on delete cascade,
  destination text not null,
  primary key (user_id, trip_id, destination)
);
create index wishlist_items_by_trip_id on wishlist_items (trip_id);

create table trip_notifications (
  user_id uuid not null references users on delete cascade,
  trip_id text not null references trips on delete cascade,
  type text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, trip_id, type)
);
create index trip_notifications_by_trip_id on trip_notifications (trip_id);

create table trip_user_settings (
  user_id uuid primary key references users on delete cascade,
  map_view_fd boolean not null default false,
  map_view_dp boolean not null default false,
  tdp_autopilot boolean not null default false,
  navigation_drawer_tooltip_shown boolean not null default false,
  reminder_tooltip_shown boolean not null default false,
  go_to_trips_tooltip_shown boolean not null default false
);
`;
