export { tripsDrawerState } from './drawerState.ts';
export { type FullTripId, splitFullTripId, TRIP_ID_LENGTH } from './fullTripId.ts';
export { isFullyCancelled } from './isFullyCancelled.ts';
export { newTripName } from './newTripName.ts';
export { removeResult, resumeSaves, type SaveOptions, type SaveOutcome, saveResult } from './saveResult.ts';
export { type Saves, type SavingState, savesState, savingStateOf } from './savesState.ts';
export { summarizeTrip, type TripSummary } from './summarizeTrip.ts';
export { dismissNotification, rememberTooltip, turnSetting } from './tripSettings.ts';
export { openTrip, tripsState } from './tripsState.ts';
