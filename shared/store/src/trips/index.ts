export { type FullTripId, splitFullTripId, TRIP_ID_LENGTH } from './fullTripId.ts';
export { dismissNotification, rememberTooltip, turnSetting } from './tripSettings.ts';
export { openTrip, tripsState } from './tripsState.ts';
