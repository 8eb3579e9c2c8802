import type { Schema } from '@travel-shell/contract';

export type Vertical = Schema<'PolicyVertical'>;

/** The vertical in a page's path: `/business/policy/hotel/settings`. */
export const verticalOf = (path: string): Vertical => path.split('/')[3] as Vertical;

export const SUBJECTS = {
  flight: 'POLICY_FLIGHT',
  hotel: 'POLICY_HOTEL',
  train: 'POLICY_TRAIN',
  car: 'POLICY_CAR',
} as const satisfies Record<Vertical, Schema<'CompanyChangeSubject'>>;

/** Cabins, stars and categories that we have words for; a back end may have others. */
export const CLASSES = {
  flight: ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'],
  hotel: ['STARS_1', 'STARS_2', 'STARS_3', 'STARS_4', 'STARS_5'],
  train: ['SECOND', 'FIRST'],
  car: ['MINI', 'ECONOMY', 'COMPACT', 'INTERMEDIATE', 'FULL_SIZE', 'SUV', 'VAN', 'LUXURY'],
} as const satisfies Record<Vertical, readonly string[]>;
