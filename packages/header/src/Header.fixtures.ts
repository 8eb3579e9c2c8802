import type { AuthState, BusinessState } from '@travel-shell/contract';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import type { NavigationItem } from '@travel-shell/tokens';

/** The URL of a portrait. A file, because only pictures with an http(s) URL are accepted. */
export { default as PORTRAIT } from './portrait.svg?no-inline';

/** A signed-in state; fields of the user can be overridden. */
export function signedInAs(accountName: string, user: Partial<AuthState['userInfoState']> = {}): AuthState {
  const state = authStateOf(accountName);
  const email = 'amelia.fernandez@example.com';
  return { ...state, userInfoState: { ...state.userInfoState, accountEmail: email, userDisplayEmail: email, ...user } };
}

/** A member of a company, in business mode, who books for others. */
export function bookerAs(business: Partial<BusinessState>): AuthState {
  const state = authStateOf('Priya Nair');
  const MEMBER = { businessProfile: true, businessMode: true, bookingMode: 'TRAVELER_OR_TRAVEL_MANAGER' } as const;
  return { ...state, businessState: { ...state.businessState, ...MEMBER, ...business } };
}

export const LONG_NAME = 'Wolfeschlegelsteinhausen von und zu Bergerdorff-Löwenthal';

/** One item of every kind. */
export const MANY_ITEMS: NavigationItem[] = [
  { text: 'Stays', url: '/stays', verticalName: 'hotels', flagText: 'New', animate: true },
  { text: 'Flights', url: '/flights', verticalName: 'flights', active: true },
  { text: 'Trains and long-distance coaches', url: '/trains', verticalName: 'trains' },
  { text: 'Cars', url: '/cars', verticalName: 'cars', ariaLabel: 'Cars to hire' },
  { text: 'Packages', url: '/packages', verticalName: 'packages' },
  { text: 'Ferries', url: '/ferries', verticalName: 'ferries' },
  { text: 'Guides', url: 'https://guides.example/', verticalName: 'guides', newTab: true },
  { text: 'Campers', url: '/campers', verticalName: 'campers', viewJump: 'more' },
  { text: 'Price lab', url: '/lab', verticalName: 'pricefreeze', viewJump: 'all', deferredLink: true },
  { text: 'Secret', url: '/secret', verticalName: 'internal', hidden: true },
];
