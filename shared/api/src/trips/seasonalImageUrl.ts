import { getApiBase } from '@travel-shell/core';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

export interface SeasonalImage {
  season: Season;
  /** Lower case, words joined by `-`: `buenos-aires`. */
  place: string;
  /** In px. */
  width: number;
  height: number;
}

/** The URL of the back end's picture of a place in a season (API-044, TRP-008). */
export const seasonalImageUrl = ({ season, place, width, height }: SeasonalImage): string =>
  `${getApiBase()}/trips/api/images/seasonal/${season}/${encodeURIComponent(place)}/${width}x${height}`;
