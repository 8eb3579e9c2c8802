import {
  clearTripNotification,
  markTripTooltipShown,
  type TripSwitch,
  type TripTooltip,
  turnTripSetting,
} from '@travel-shell/api/trips';
import type { Schema } from '@travel-shell/contract';
import { tripsState } from './tripsState.ts';

/** Turns a setting on or off. Rejects with an `ApiError`, and changes nothing, when it could not be stored. */
export async function turnSetting(name: TripSwitch, enabled: boolean): Promise<void> {
  change({ userSettings: await turnTripSetting(name, enabled) });
}

/** Remembers that a tooltip was shown (TRP-011, TRP-022, TRP-024). Rejects with an `ApiError` when it is not. */
export async function rememberTooltip(name: TripTooltip): Promise<void> {
  change({ userSettings: await markTripTooltipShown(name) });
}

/** Takes the notification of a shared trip away (TRP-015). Rejects with an `ApiError` when it stays. */
export async function dismissNotification(tripId: string): Promise<void> {
  change(await clearTripNotification(tripId));
}

/** Nothing to change where the trips have not been asked for: they will come with it. */
function change(part: Partial<Schema<'TripsState'>>): void {
  const known = tripsState.get();
  if ('data' in known && known.data) tripsState.set({ ...known.data, ...part });
}
