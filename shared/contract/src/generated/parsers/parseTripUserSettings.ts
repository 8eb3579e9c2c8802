// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseTripUserSettings: Parse<Schema<'TripUserSettings'>> = /*#__PURE__*/ object({
  mapViewFD: boolean,
  mapViewDP: boolean,
  tdpAutopilot: boolean,
  navigationDrawerTripsTooltipShown: boolean,
  tripsDrawerReminderTooltipShown: boolean,
  tripsDrawerGoToTripsButtonTooltipShown: boolean,
});
