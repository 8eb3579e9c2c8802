import type { Schema } from '@travel-shell/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Time } from '../../database/Time.ts';

/** Read with `isoDate`, because the drivers turn a calendar day into a timestamp. */
type Day = ColumnType<never, string | null, string | null>;

export interface TripTable {
  /** Six characters (CON-107). */
  trip_id: string;
  /** Anyone who knows it with the id may see the trip. */
  trip_hash: string;
  owner_id: string;
  trip_name: string;
  start_date: Day;
  end_date: Day;
  image_url: string | null;
  updated_at: Time;
}

export interface TripEventTable {
  event_id: Generated<string>;
  trip_id: string;
  position: number;
  state: Schema<'TripEvent'>['state'];
  is_in_cart: boolean;
  result: JSONColumnType<Schema<'TripResult'>>;
}

/** Accounts a trip is shared with. */
export interface TripShareTable {
  trip_id: string;
  user_id: string;
}

export interface SavedResultTable {
  user_id: string;
  result_id: string;
  is_saved: boolean;
  result: JSONColumnType<Schema<'TripResult'>>;
  saved_at: Time;
}

export interface WishlistItemTable {
  user_id: string;
  trip_id: string;
  destination: string;
}

export interface TripNotificationTable {
  user_id: string;
  trip_id: string;
  type: Schema<'TripNotification'>['type'];
  created_at: Time;
}

export interface TripUserSettingsTable {
  user_id: string;
  map_view_fd: Generated<boolean>;
  map_view_dp: Generated<boolean>;
  tdp_autopilot: Generated<boolean>;
  navigation_drawer_tooltip_shown: Generated<boolean>;
  reminder_tooltip_shown: Generated<boolean>;
  go_to_trips_tooltip_shown: Generated<boolean>;
}

declare module '../../database/Database.ts' {
  interface Database {
    trips: TripTable;
    trip_events: TripEventTable;
    trip_shares: TripShareTable;
    saved_results: SavedResultTable;
    wishlist_items: WishlistItemTable;
    trip_notifications: TripNotificationTable;
    trip_user_settings: TripUserSettingsTable;
  }
}
