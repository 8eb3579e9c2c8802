import type { Schema } from '@travel-shell/contract';

export type Role = Schema<'BusinessRole'>;

/** From the fewest permissions to all. */
export const ROLES = [
  'TRAVELER',
  'TRAVEL_ARRANGER',
  'APPROVER',
  'TRAVEL_MANAGER',
  'ADMIN',
] as const satisfies readonly Role[];
