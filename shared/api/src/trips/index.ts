export { clearTripNotification } from './clearTripNotification.ts';
export { fetchTrips, fetchTripsWith } from './fetchTrips.ts';
export { deleteSavedResult, putSavedResult } from './savedForLater.ts';
export { type Season, type SeasonalImage, seasonalImageUrl } from './seasonalImageUrl.ts';
export { markTripTooltipShown, type TripSwitch, type TripTooltip, turnTripSetting } from './tripSettings.ts';
