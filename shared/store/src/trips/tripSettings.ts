import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { clearTripNotification } from '@travel-shell/contract/calls/clearTripNotification';
import { setMapViewDP } from '@travel-shell/contract/calls/setMapViewDP';
import { setMapViewFD } from '@travel-shell/contract/calls/setMapViewFD';
import { setNavigationDrawerTripsTooltipShown } from '@travel-shell/contract/calls/setNavigationDrawerTripsTooltipShown';
import { setTdpAutopilot } from '@travel-shell/contract/calls/setTdpAutopilot';
import { setTripsDrawerGoToTripsButtonTooltipShown } from '@travel-shell/contract/calls/setTripsDrawerGoToTripsButtonTooltipShown';
import { setTripsDrawerReminderTooltipShown } from '@travel-shell/contract/calls/setTripsDrawerReminderTooltipShown';
import { changeTrips } from './changeTrips.ts';
import { person } from './person.ts';

const SWITCHES = { mapViewFD: setMapViewFD, mapViewDP: setMapViewDP, tdpAutopilot: setTdpAutopilot };

const TOOLTIPS = {
  tripsDrawerGoToTripsButtonTooltipShown: setTripsDrawerGoToTripsButtonTooltipShown,
  tripsDrawerReminderTooltipShown: setTripsDrawerReminderTooltipShown,
  navigationDrawerTripsTooltipShown: setNavigationDrawerTripsTooltipShown,
};

/** The settings that a visitor may turn on and off (TRP-O07). */
export type TripSwitch = keyof typeof SWITCHES;
/** The tooltips that are shown once only. */
export type TripTooltip = keyof typeof TOOLTIPS;

/** Turns a setting on or off. Rejects with an `ApiError`, and changes nothing, when it could not be stored. */
export async function turnSetting(name: TripSwitch, enabled: boolean): Promise<void> {
  await changeSettings(call(SWITCHES[name] as typeof setMapViewFD, { json: { enabled } }));
}

/** Remembers that a tooltip was shown (TRP-011, TRP-022, TRP-024). Rejects with an `ApiError` on failure. */
export async function rememberTooltip(name: TripTooltip): Promise<void> {
  await changeSettings(call(TOOLTIPS[name] as typeof setTripsDrawerReminderTooltipShown));
}

/** Removes the notification of a shared trip (TRP-015). Rejects with an `ApiError` on failure. */
export async function dismissNotification(tripId: string): Promise<void> {
  await changeBy(call(clearTripNotification, { json: { tripId } }));
}

const changeSettings = (answer: Promise<Schema<'TripUserSettings'>>) =>
  changeBy(answer.then((userSettings) => ({ userSettings })));

/** Not once the visitor who has asked for it has signed out: the trips may be the next visitor's. */
async function changeBy(answer: Promise<Partial<Schema<'TripsState'>>>): Promise<void> {
  const account = person();
  const part = await answer;
  if (person() === account) changeTrips(part);
}
