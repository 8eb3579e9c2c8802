import type { AccountSwitcherItem, AuthState, BusinessState, Schema } from '@travel-shell/contract';
import { authStateOf } from '@travel-shell/testing/authStateOf';

interface Person extends Partial<Omit<AuthState, 'businessState' | 'userInfoState'>> {
  user?: Partial<AuthState['userInfoState']>;
  business?: Partial<BusinessState>;
}

/** A signed-in visitor, as the back end responds; the switcher's accounts include the current one. */
export function person(accountName: string, { user, business, ...rest }: Person = {}): AuthState {
  const state = authStateOf(accountName);
  const email = 'ada@example.com';
  const userInfoState = { ...state.userInfoState, accountEmail: email, userDisplayEmail: email, ...user };
  const businessState = { ...state.businessState, ...business };
  return {
    ...state,
    userInfoState,
    businessState,
    accountSwitcherItems: [
      account(accountName, userInfoState.accountEmail ?? email, businessState.businessMode, 'current'),
    ],
    ...rest,
  };
}

export function account(
  accountName: string,
  userEmail: string,
  businessMode = false,
  tokenId = `${userEmail} ${businessMode}`,
): AccountSwitcherItem {
  return { accountName, userEmail, businessMode, tokenId, userImgUrl: null };
}

export const ADA = person('Ada Lovelace', { guidebookEnabled: true });

/** Signed in with a phone number; no mail reaches this account, and by no address it could be listed. */
export const PHONE = person('+49 170 1234567', {
  user: { accountEmail: null, userDisplayEmail: null },
  accountSwitcherItems: [],
});

/** Three accounts in one session; the last one exists in both modes. */
export const MANY: AuthState = person('Ada Lovelace', {
  accountSwitcherItems: [
    account('Ada Lovelace', 'ada@example.com', false, 'current'),
    account('Bo Diaz', 'bo@example.com'),
    account('Grace Hopper', 'grace@example.com', true),
    account('Grace Hopper', 'grace@example.com', false),
  ],
});

/** Business mode; both onboardings are done. Manages the company. */
export const GRACE = person('Grace Hopper', {
  user: { accountEmail: 'grace@example.com', userDisplayEmail: 'grace@example.com' },
  business: {
    businessProfile: true,
    businessMode: true,
    companyName: 'Northwind Labs',
    ...{ bookOnBehalfEnabled: true, bookingMode: 'TRAVELER_OR_TRAVEL_MANAGER' },
    features: ['TRIPS_TO_APPROVE', 'BOOK_ON_BEHALF'],
    permissions: [
      ...(['APPROVAL_PROCESSING', 'BOOK_ON_BEHALF_REQUEST_PROCESSING', 'REPORTING_VIEW'] as const),
      ...(['TRAVEL_POLICY', 'USER_MANAGEMENT', 'COMPANY_SETTINGS_MANAGEMENT'] as const),
    ],
    accountOnboardingProgress: 100,
    companyOnboardingProgress: 100,
  },
});

/** A company that has not started its onboarding, with all confirmations pending. */
export const HANA = person('Hana Mori', {
  unconfirmedAccount: true,
  user: { accountEmail: 'hana@cornerbooks.example', userDisplayEmail: 'hana@cornerbooks.example' },
  business: {
    businessProfile: true,
    businessMode: true,
    companyName: 'Corner Books',
    companyConfirmationNeeded: true,
    permissions: ['COMPANY_SETTINGS_MANAGEMENT'],
  },
});

export const LONG_NAME = 'Wolfeschlegelsteinhausen von und zu Bergerdorff-Löwenthal';

/** The trips of a visitor who has only saved these destinations. */
export function tripsOf(...destinations: string[]): Schema<'TripsState'> {
  return {
    trip: null,
    trips: [],
    upcomingTrips: { byId: {} },
    cart: { events: [] },
    savedForLater: [],
    drawerTripSummaries: [],
    wishlistItems: destinations.map((destination, at) => ({ tripId: `Trip0${at}`, destination })),
    notifications: [],
    userSettings: {
      mapViewFD: false,
      mapViewDP: false,
      tdpAutopilot: false,
      navigationDrawerTripsTooltipShown: false,
      tripsDrawerReminderTooltipShown: false,
      tripsDrawerGoToTripsButtonTooltipShown: false,
    },
  };
}
