import type { Schema } from '@travel-shell/contract';

/**
 * A permission of a member of a company. Their names are ours, derived from the wording of BIZ-122 to BIZ-144
 * (BIZ-O01); only COMPANY_SETTINGS_MANAGEMENT is given.
 */
export type Permission = Schema<'BusinessPermission'>;

/** BIZ-041, BIZ-O02: any of them lets a member book for others; see `business/bookableTravelers.ts` for whom. */
export const BOOK_FOR_OTHER_PERMISSIONS = [
  'TRIP_EVENT_BOOK_GUEST',
  'TRIP_EVENT_BOOK_OTHER',
  'TRIP_EVENT_BOOK_EXPLICIT',
  'TRIP_EVENT_BOOK_ALL_ALLOWING',
  'TRIP_EVENT_BOOK_ALL',
] as const satisfies readonly Permission[];
