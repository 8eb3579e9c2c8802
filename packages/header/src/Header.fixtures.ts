import { authStateOf } from '@travel-shell/api/authStateOf';
import type { AuthState } from '@travel-shell/contract';
import type { NavigationItem } from '@travel-shell/tokens';

/** A portrait that needs no network: a gradient. */
export const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#f6b26b"/><stop offset="1" stop-color="#a64d79"/></linearGradient></defs><path fill="url(#a)" d="M0 0h40v40H0z"/><circle cx="20" cy="16" r="7" fill="#fff"/><path fill="#fff" d="M6 40a14 14 0 0 1 28 0z"/></svg>',
)}`;

/** A signed-in state; fields of the user may be replaced. */
export function signedInAs(accountName: string, user: Partial<AuthState['userInfoState']> = {}): AuthState {
  const state = authStateOf(accountName);
  const email = 'amelia.fernandez@example.com';
  return { ...state, userInfoState: { ...state.userInfoState, accountEmail: email, userDisplayEmail: email, ...user } };
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
