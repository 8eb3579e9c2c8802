import type { Schema } from '@travel-shell/contract';

/** The URL pattern of each vertical's search. */
export const VERTICAL_URL_PATTERNS: Partial<Record<Schema<'Vertical'>, string>> = {
  flights: '/flights/{origin}-{destination}/{start}/{end}',
  trains: '/trains/{origin}-{destination}/{start}/{end}',
  buses: '/buses/{origin}-{destination}/{start}/{end}',
  ferries: '/ferries/{origin}-{destination}/{start}/{end}',
  packages: '/packages/{origin}-{destination}/{start}/{end}',
  hotels: '/hotels/{destination}/{start}/{end}',
  cars: '/cars/{destination}/{start}/{end}',
  activities: '/activities/{destination}/{start}/{end}',
  vacationrentals: '/vacationrentals/{destination}/{start}/{end}',
  restaurants: '/restaurants/{destination}/{start}',
};
