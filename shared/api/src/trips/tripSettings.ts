import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseTripUserSettings } from '@travel-shell/contract/parsers/parseTripUserSettings';

type TripUserSettings = Schema<'TripUserSettings'>;

const TURN_PATHS = {
  mapViewFD: '/trips/api/user/settings/mapViewFD',
  mapViewDP: '/trips/api/user/settings/mapViewDP',
  tdpAutopilot: '/trips/api/user/settings/tdpAutopilot',
} as const;

const SHOWN_PATHS = {
  tripsDrawerGoToTripsButtonTooltipShown: '/i/api/trips/user/v1/setTripsDrawerGoToTripsButtonTooltipShown',
  tripsDrawerReminderTooltipShown: '/i/api/trips/user/v1/setTripsDrawerReminderTooltipShown',
  navigationDrawerTripsTooltipShown: '/i/api/trips/user/v1/setNavigationDrawerTripsTooltipShown',
} as const;

/** What a visitor may turn on and off (TRP-O07). */
export type TripSwitch = keyof typeof TURN_PATHS;
/** What is shown once only. */
export type TripTooltip = keyof typeof SHOWN_PATHS;

/** Turns a setting on or off and returns all of them (API-048, API-049, API-051). Fails with an `ApiError` only. */
export const turnTripSetting = (name: TripSwitch, enabled: boolean, signal?: AbortSignal): Promise<TripUserSettings> =>
  call('post', TURN_PATHS[name], { json: { enabled }, parse: parseTripUserSettings, signal });

/** Remembers that a tooltip was shown (API-052 to API-054). Fails with an `ApiError` only. */
export const markTripTooltipShown = (name: TripTooltip, signal?: AbortSignal): Promise<TripUserSettings> =>
  call('post', SHOWN_PATHS[name], { parse: parseTripUserSettings, signal });
