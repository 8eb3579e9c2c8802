import type { Schema } from '@travel-shell/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { readSavedForLater } from './readSavedForLater.ts';
import { readTripNotifications } from './readTripNotifications.ts';
import { readTrips, type StoredTrip } from './readTrips.ts';
import { NO_TRIP_SETTINGS, readTripSettings } from './tripSettings.ts';
import { visibleTrips } from './visibleTrips.ts';

type TripsState = Schema<'TripsState'>;

const NO_TRIPS: TripsState = {
  trip: null,
  trips: [],
  upcomingTrips: { byId: {} },
  cart: { events: [] },
  savedForLater: [],
  drawerTripSummaries: [],
  wishlistItems: [],
  notifications: [],
  userSettings: NO_TRIP_SETTINGS,
};

/** All trip data a visitor may see (STA-062); empty when signed out. */
export async function readTripsState(db: Kysely<Database>, userId: string | undefined): Promise<TripsState> {
  if (userId === undefined) return NO_TRIPS;
  // One after the other: side by side a few requests would take every connection of the pool.
  const stored = await readTrips(db, (trips) => trips.where('trip.trip_id', 'in', visibleTrips(db, userId)));
  const savedForLater = await readSavedForLater(db, userId);
  const wishes = await readWishlist(db, userId);
  const notifications = await readTripNotifications(db, userId);
  const userSettings = await readTripSettings(db, userId);
  const own = stored.filter(({ ownerId }) => ownerId === userId);
  const visible = new Set(stored.map(({ trip }) => trip.tripId));
  return {
    trip: lastWorkedOn(own),
    trips: stored.map(({ trip }) => trip),
    upcomingTrips: {
      byId: Object.fromEntries(
        stored.filter(({ isUpcoming }) => isUpcoming).map((one) => [one.trip.tripId, toUpcomingTrip(one)]),
      ),
    },
    // Cart items that others added to their shared trips are theirs to buy.
    cart: { events: own.flatMap(({ trip }) => trip.events.filter(({ isInCart }) => isInCart)) },
    savedForLater,
    drawerTripSummaries: stored.map(({ trip }) => toSummary(trip)),
    // Without items of trips that are no longer shared.
    wishlistItems: wishes.filter(({ tripId }) => visible.has(tripId)),
    notifications,
    userSettings,
  };
}

function lastWorkedOn(own: StoredTrip[]): Schema<'Trip'> | null {
  const [last] = own.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  return last?.trip ?? null;
}

const countEvents = ({ events }: Schema<'Trip'>, state: Schema<'TripEvent'>['state']) =>
  events.filter((event) => event.state === state).length;

const toUpcomingTrip = ({ trip, ownerName }: StoredTrip): Schema<'UpcomingTrip'> => ({
  numSavedEvents: countEvents(trip, 'saved'),
  ownerDisplayName: ownerName,
  tripName: trip.tripName,
});

const toSummary = (trip: Schema<'Trip'>): Schema<'DrawerTripSummary'> => ({
  tripId: trip.tripId,
  tripName: trip.tripName,
  tripUrl: { url: `/trips/${trip.tripId}${trip.tripHash}` },
  imageUrl: trip.imageUrl,
  numSavedEvents: countEvents(trip, 'saved'),
  numCartEvents: trip.events.filter(({ isInCart }) => isInCart).length,
  numBookedEvents: countEvents(trip, 'booked') + countEvents(trip, 'cancelled'),
  numCancelledEvents: countEvents(trip, 'cancelled'),
});

const readWishlist = (db: Kysely<Database>, userId: string): Promise<Schema<'WishlistItem'>[]> =>
  db
    .selectFrom('wishlist_items')
    .select(['trip_id as tripId', 'destination'])
    .where('user_id', '=', userId)
    .orderBy('destination')
    .execute();
