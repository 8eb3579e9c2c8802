import {
  clearTripNotification,
  markTripTooltipShown,
  type TripSwitch,
  type TripTooltip,
  turnTripSetting,
} from '@travel-shell/api/trips';
import type { Schema } from '@travel-shell/contract';
import { changeTrips } from './changeTrips.ts';
import { person } from './person.ts';

/** Turns a setting on or off. Rejects with an `ApiError`, and changes nothing, when it could not be stored. */
export async function turnSetting(name: TripSwitch, enabled: boolean): Promise<void> {
  await changeSettings(turnTripSetting(name, enabled));
}

/** Remembers that a tooltip was shown (TRP-011, TRP-022, TRP-024). Rejects with an `ApiError` on failure. */
export async function rememberTooltip(name: TripTooltip): Promise<void> {
  await changeSettings(markTripTooltipShown(name));
}

/** Removes the notification of a shared trip (TRP-015). Rejects with an `ApiError` on failure. */
export async function dismissNotification(tripId: string): Promise<void> {
  await changeBy(clearTripNotification(tripId));
}

const changeSettings = (answer: Promise<Schema<'TripUserSettings'>>) =>
  changeBy(answer.then((userSettings) => ({ userSettings })));

/** Not once the visitor who has asked for it has signed out: the trips may be the next visitor's. */
async function changeBy(answer: Promise<Partial<Schema<'TripsState'>>>): Promise<void> {
  const account = person();
  const part = await answer;
  if (person() === account) changeTrips(part);
}
