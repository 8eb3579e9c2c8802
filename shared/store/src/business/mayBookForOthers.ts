import type { BusinessState } from '@travel-shell/contract';
import { type BusinessPermission, isAllowed } from './isAllowed.ts';

/** Any of them lets a member book for others (BIZ-041); all but the first, for colleagues. */
const GUESTS: BusinessPermission = 'TRIP_EVENT_BOOK_GUEST';
const COLLEAGUES: readonly BusinessPermission[] = [
  'TRIP_EVENT_BOOK_OTHER',
  'TRIP_EVENT_BOOK_EXPLICIT',
  'TRIP_EVENT_BOOK_ALL_ALLOWING',
  'TRIP_EVENT_BOOK_ALL',
];

type Booker = Pick<BusinessState, 'bookingMode' | 'businessMode' | 'businessProfile' | 'features' | 'permissions'>;

const mayBook = (business: Booker | null, permissions: readonly BusinessPermission[]): boolean =>
  business?.businessProfile === true &&
  business.businessMode &&
  business.bookingMode === 'TRAVELER_OR_TRAVEL_MANAGER' &&
  isAllowed(business, { permissions });

/** Whether the visitor books for others at all: in business mode, by booking mode and permission (BIZ-041, STA-028). */
export const mayBookForOthers = (business: Booker | null): boolean => mayBook(business, [GUESTS, ...COLLEAGUES]);

export const mayBookForColleagues = (business: Booker | null): boolean => mayBook(business, COLLEAGUES);

export const mayBookForGuests = (business: Booker | null): boolean => mayBook(business, [GUESTS]);
