import type { Schema } from '@travel-shell/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

type TripUserSettings = Schema<'TripUserSettings'>;

/** The column of each setting, by its contract name. */
const COLUMNS = [
  'map_view_fd as mapViewFD',
  'map_view_dp as mapViewDP',
  'tdp_autopilot as tdpAutopilot',
  'navigation_drawer_tooltip_shown as navigationDrawerTripsTooltipShown',
  'reminder_tooltip_shown as tripsDrawerReminderTooltipShown',
  'go_to_trips_tooltip_shown as tripsDrawerGoToTripsButtonTooltipShown',
] as const;

export type TripSettingColumn = (typeof COLUMNS)[number] extends infer C
  ? C extends `${infer Column} as ${string}`
    ? Column
    : never
  : never;

/** The defaults. */
export const NO_TRIP_SETTINGS: TripUserSettings = {
  mapViewFD: false,
  mapViewDP: false,
  tdpAutopilot: false,
  navigationDrawerTripsTooltipShown: false,
  tripsDrawerReminderTooltipShown: false,
  tripsDrawerGoToTripsButtonTooltipShown: false,
};

export async function readTripSettings(db: Kysely<Database>, userId: string): Promise<TripUserSettings> {
  const settings = await db
    .selectFrom('trip_user_settings')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return settings ?? NO_TRIP_SETTINGS;
}

/** Changes one setting and returns all of them. */
export async function changeTripSetting(
  db: Kysely<Database>,
  userId: string,
  column: TripSettingColumn,
  value: boolean,
): Promise<TripUserSettings> {
  return db
    .insertInto('trip_user_settings')
    .values({ user_id: userId, [column]: value })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ [column]: value }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}
