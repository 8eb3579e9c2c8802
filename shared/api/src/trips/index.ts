export { fetchTrips, fetchTripsWith } from './fetchTrips.ts';
export { type Season, type SeasonalImage, seasonalImageUrl } from './seasonalImageUrl.ts';
