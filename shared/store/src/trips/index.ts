export { tripsDrawerState } from './drawerState.ts';
export { type FullTripId, splitFullTripId, TRIP_ID_LENGTH } from './fullTripId.ts';
export { isFullyCancelled } from './isFullyCancelled.ts';
export { type LostSave, lostSaves } from './lostSaves.ts';
export { newTripName } from './newTripName.ts';
export { removeResult, resumeSaves, type SaveOptions, type SaveOutcome, saveResult } from './saveResult.ts';
export { type Saves, type SavingState, savesState, savingStateOf } from './savesState.ts';
export { summarizeTrip, type TripSummary } from './summarizeTrip.ts';
export {
  dismissNotification,
  rememberTooltip,
  type TripSwitch,
  type TripTooltip,
  turnSetting,
} from './tripSettings.ts';
export { tripsLinkState } from './tripsLinkState.ts';
export { openTrip, tripsState } from './tripsState.ts';
