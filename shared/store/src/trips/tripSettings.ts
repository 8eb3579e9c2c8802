import {
  clearTripNotification,
  markTripTooltipShown,
  type TripSwitch,
  type TripTooltip,
  turnTripSetting,
} from '@travel-shell/api/trips';
import { changeTrips } from './changeTrips.ts';

/** Turns a setting on or off. Rejects with an `ApiError`, and changes nothing, when it could not be stored. */
export async function turnSetting(name: TripSwitch, enabled: boolean): Promise<void> {
  changeTrips({ userSettings: await turnTripSetting(name, enabled) });
}

/** Remembers that a tooltip was shown (TRP-011, TRP-022, TRP-024). Rejects with an `ApiError` on failure. */
export async function rememberTooltip(name: TripTooltip): Promise<void> {
  changeTrips({ userSettings: await markTripTooltipShown(name) });
}

/** Removes the notification of a shared trip (TRP-015). Rejects with an `ApiError` on failure. */
export async function dismissNotification(tripId: string): Promise<void> {
  changeTrips(await clearTripNotification(tripId));
}
