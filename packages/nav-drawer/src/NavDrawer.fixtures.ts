import type { AuthState, Schema } from '@travel-shell/contract';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import type { NavigationItem } from '@travel-shell/tokens';

/** More than any layout shows at first. */
export const MAIN: readonly NavigationItem[] = [
  'flights',
  'hotels',
  'cars',
  'packages',
  'trains',
  'buses',
  'cruises',
  'activities',
  'restaurants',
  'ferries',
  'campers',
  'citybreaks',
].map((verticalName) => ({ verticalName, url: `/${verticalName}` }));

export const SECONDARY: readonly NavigationItem[] = [
  { verticalName: 'explore', url: '/explore' },
  { verticalName: 'deals', url: '/deals', flagText: 'New', animate: true },
  { verticalName: 'guides', url: '/guides', newTab: true },
  { verticalName: 'travelrestrictions', url: '/restrictions', text: 'Travel restrictions', deferredLink: true },
];

export const COMPANY_PAGES: readonly NavigationItem[] = [
  { verticalName: 'corporate', url: '/company', text: 'About us', active: true },
  { verticalName: 'news', url: '/company/news', text: 'Press' },
  { verticalName: 'internal', url: '/company/careers', text: 'Careers' },
];

const summary = (tripId: string, tripName: string, numSavedEvents: number): Schema<'DrawerTripSummary'> => ({
  tripId,
  tripName,
  tripUrl: { url: `/trips/${tripId}` },
  imageUrl: null,
  numSavedEvents,
});

const SUMMARIES = [
  summary('LSB427', 'Lisbon in May', 3),
  summary('KYT318', 'Kyōto, maples and gardens', 1),
  summary('REY109', 'Iceland', 0),
  summary('SPL555', 'Split', 2),
];

export function tripsOf(count = SUMMARIES.length): Schema<'TripsState'> {
  return {
    trip: null,
    trips: [],
    upcomingTrips: { byId: {} },
    cart: { events: [] },
    savedForLater: [],
    drawerTripSummaries: SUMMARIES.slice(0, count),
    wishlistItems: [],
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

/** An administrator of a company, travelling on business. */
export function onBusiness(): AuthState {
  const state = authStateOf('Grace Hopper');
  return {
    ...state,
    businessState: {
      ...state.businessState,
      businessProfile: true,
      businessMode: true,
      authorizedForApprovalsPage: true,
      permissions: ['EVENT_EDIT', 'USER_INVITE'],
    },
  };
}
