import type { Schema } from '@travel-shell/contract';
import PICTURE from './picture.svg?no-inline';

type TripsState = Schema<'TripsState'>;

const SETTINGS: Schema<'TripUserSettings'> = {
  ...{ mapViewFD: false, mapViewDP: false, tdpAutopilot: false, navigationDrawerTripsTooltipShown: true },
  ...{ tripsDrawerReminderTooltipShown: true, tripsDrawerGoToTripsButtonTooltipShown: true },
};

const resultOf = (resultId: string, title: string, price: number | null = 89): Schema<'TripResult'> => ({
  ...{ resultId, vertical: 'flights', title, location: 'Lisbon', startDate: '2027-05-01', endDate: null },
  ...{ imageUrl: null, url: '/flights/BER-LIS', price, currencyCode: price === null ? null : 'EUR' },
});

const event: Schema<'TripEvent'> = {
  eventId: '1f0f9f0a-52a7-4a0e-8f66-7f2f0f6b1a01',
  state: 'saved',
  isInCart: false,
  data: resultOf('r1', 'Berlin to Lisbon'),
};

const LISBON: Schema<'Trip'> = {
  ...{
    tripId: 'LSB427',
    tripHash: 'x7QmT1cQk5bWlxV8y6uZr4n',
    tripName: 'A week in Lisbon',
    startDate: null,
    endDate: null,
  },
  ...{ imageUrl: null, events: [event] },
};

/** [name, booked, in the cart, saved, cancelled]; without the last one a count is missing. */
const trip = (
  tripId: string,
  tripName: string,
  [numBookedEvents, numCartEvents, numSavedEvents, numCancelledEvents]: [number, number, number, number?],
  imageUrl: string | null = PICTURE,
): Schema<'DrawerTripSummary'> => ({
  ...{
    tripId,
    tripName,
    tripUrl: { url: `/trips/${tripId}` },
    imageUrl,
    numSavedEvents,
    numCartEvents,
    numBookedEvents,
  },
  ...(numCancelledEvents !== undefined && { numCancelledEvents }),
});

export const NO_TRIPS: TripsState = {
  ...{ trip: null, trips: [], upcomingTrips: { byId: {} }, cart: { events: [] }, savedForLater: [] },
  ...{ drawerTripSummaries: [], wishlistItems: [], notifications: [], userSettings: SETTINGS },
};

const saved = (...results: Schema<'TripResult'>[]) =>
  results.map((resultData) => ({ resultData, savingState: { isSaved: true } }));

export const SOME_TRIPS: TripsState = {
  ...NO_TRIPS,
  trip: LISBON,
  trips: [LISBON],
  drawerTripSummaries: [
    trip('LSB427', 'A week in Lisbon', [1, 1, 2, 0]),
    trip('OSL902', 'Northern lights', [0, 0, 1, 0]),
    trip('KYT318', 'Kyoto with Grace', [0, 1, 0, 0], null),
    trip('IDEA01', 'Some day: trains of Japan', [0, 0, 0, 0]),
  ],
  savedForLater: saved(
    { ...resultOf('hotel-1', 'Casa do Miradouro', 864.5), vertical: 'hotels' as const },
    resultOf('flight-1', 'Berlin to Lisbon, 06:40'),
    { ...resultOf('walk-1', 'Palaces of Sintra on foot', null), vertical: 'activities' as const },
  ),
};

export const CANCELLED: TripsState = {
  ...SOME_TRIPS,
  drawerTripSummaries: [
    trip('CPH118', 'Copenhagen', [1, 0, 0, 1]),
    trip('VIE555', 'Vienna for the weekend', [1, 0, 0]),
  ],
  savedForLater: [],
};

export const SHARED: TripsState = {
  ...SOME_TRIPS,
  upcomingTrips: {
    byId: { OSL902: { numSavedEvents: 1, ownerDisplayName: 'Grace Okafor', tripName: 'Northern lights' } },
  },
  notifications: [{ type: 'NEW_SHARED_TRIP', tripId: 'OSL902', avatarUrl: null, timestamp: 1_795_219_200 }],
};

export const SAVED_ONLY: TripsState = { ...NO_TRIPS, savedForLater: SOME_TRIPS.savedForLater };

export const LONG_NAMES: TripsState = {
  ...SOME_TRIPS,
  drawerTripSummaries: [
    trip(
      'LONG01',
      'Eine sehr lange Reise mit der Donaudampfschifffahrtsgesellschaft von Passau bis zum Schwarzen Meer',
      [12, 3, 27, 0],
    ),
    trip('LONG02', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', [0, 0, 1, 0]),
  ],
};

export const withSettings = (state: TripsState, settings: Partial<Schema<'TripUserSettings'>>): TripsState => ({
  ...state,
  userSettings: { ...state.userSettings, ...settings },
});
