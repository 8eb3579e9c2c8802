import { getConfig } from '@travel-shell/contract';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

export interface SeasonalImage {
  season: Season;
  /** In small letters, words joined by `-`: `buenos-aires`. */
  place: string;
  /** In px. */
  width: number;
  height: number;
}

/** Where the back end has a picture of a place in a season (API-044, TRP-008). */
export const seasonalImageUrl = ({ season, place, width, height }: SeasonalImage): string =>
  `${getConfig().apiBase}/trips/api/images/seasonal/${season}/${encodeURIComponent(place)}/${width}x${height}`;
