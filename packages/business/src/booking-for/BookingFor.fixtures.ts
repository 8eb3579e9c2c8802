import type { AuthState, BusinessState, Schema } from '@travel-shell/contract';
import { authStateOf } from '@travel-shell/testing/authStateOf';

/** Whom a booker books for, as the state has it. */
const forOther = (accountName: string, currentTraveler: string): Partial<BusinessState> => ({
  currentlyBookingForOther: true,
  currentTraveler,
  currentTravelerInfoState: { accountName, userImgUrl: null },
});

/** A member of a company, as the back end answers. */
export function booker(business: Partial<BusinessState> = {}): AuthState {
  const state = authStateOf('Priya Nair');
  return {
    ...state,
    userInfoState: { ...state.userInfoState, accountEmail: 'priya@northwind.example' },
    businessState: {
      ...state.businessState,
      ...{ businessProfile: true, businessMode: true, bookingMode: 'TRAVELER_OR_TRAVEL_MANAGER' },
      companyName: 'Northwind Labs',
      permissions: ['TRIP_EVENT_BOOK_OTHER', 'TRIP_EVENT_BOOK_GUEST', 'GUEST_INVITE'],
      ...business,
    },
  };
}

export const PRIYA = booker();
export const PRIYA_FOR_INES = booker(forOther('Ines Duarte', 'ines@northwind.example'));
export const PRIYA_FOR_JONAS = booker(forOther('Jonas Weber', 'jonas@northwind.example'));
export const LONG_NAME = booker(
  forOther('Wolfeschlegelsteinhausen von und zu Bergerdorff-Löwenthal', 'wolfe@northwind.example'),
);

const TRAVELER: Schema<'UserRole'> = { roleName: 'Traveler', roleCode: 'TRAVELER' };
const found = (email: string, firstName: string, lastName: string, role = TRAVELER, staffClass = 'Staff') => ({
  ...{ email, firstName, lastName },
  role,
  profileImageUrl: null,
  customData: { staffClassDescription: staffClass },
});

/** Two are called the same; the visitor and the traveler of `PRIYA_FOR_INES` are among them. */
export const PEOPLE: readonly Schema<'UserSearchResult'>[] = [
  found('anna.meier@northwind.example', 'Anna', 'Meier'),
  found('a.meier@northwind.example', 'Anna', 'Meier', { roleName: 'Administrator', roleCode: 'ADMIN' }, 'Executive'),
  found('jonas@northwind.example', 'Jonas', 'Weber', { roleName: 'Approver', roleCode: 'APPROVER' }),
  found('ines@northwind.example', 'Ines', 'Duarte'),
  found('priya@northwind.example', 'Priya', 'Nair', { roleName: 'Travel arranger', roleCode: 'TRAVEL_ARRANGER' }),
  found('layla@northwind.example', 'ليلى', 'حداد'),
];
