import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { setMapViewDP } from '@travel-shell/contract/calls/setMapViewDP';
import { setMapViewFD } from '@travel-shell/contract/calls/setMapViewFD';
import { setNavigationDrawerTripsTooltipShown } from '@travel-shell/contract/calls/setNavigationDrawerTripsTooltipShown';
import { setTdpAutopilot } from '@travel-shell/contract/calls/setTdpAutopilot';
import { setTripsDrawerGoToTripsButtonTooltipShown } from '@travel-shell/contract/calls/setTripsDrawerGoToTripsButtonTooltipShown';
import { setTripsDrawerReminderTooltipShown } from '@travel-shell/contract/calls/setTripsDrawerReminderTooltipShown';

type TripUserSettings = Schema<'TripUserSettings'>;

const TURNS = { mapViewFD: setMapViewFD, mapViewDP: setMapViewDP, tdpAutopilot: setTdpAutopilot };

const SHOWN = {
  tripsDrawerGoToTripsButtonTooltipShown: setTripsDrawerGoToTripsButtonTooltipShown,
  tripsDrawerReminderTooltipShown: setTripsDrawerReminderTooltipShown,
  navigationDrawerTripsTooltipShown: setNavigationDrawerTripsTooltipShown,
};

/** What a visitor may turn on and off (TRP-O07). */
export type TripSwitch = keyof typeof TURNS;
/** What is shown once only. */
export type TripTooltip = keyof typeof SHOWN;

/** Turns a setting on or off and returns all of them (API-048, API-049, API-051). Fails with an `ApiError` only. */
export const turnTripSetting = (name: TripSwitch, enabled: boolean, signal?: AbortSignal): Promise<TripUserSettings> =>
  call(TURNS[name] as typeof setMapViewFD, { json: { enabled }, signal });

/** Remembers that a tooltip was shown (API-052 to API-054). Fails with an `ApiError` only. */
export const markTripTooltipShown = (name: TripTooltip, signal?: AbortSignal): Promise<TripUserSettings> =>
  call(SHOWN[name] as typeof setTripsDrawerReminderTooltipShown, { signal });
