import type { Schema } from '@travel-shell/contract';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { isoDate } from '../account/isoDate.ts';

/** The events of one trip in a list, so that no list grows without end. */
const MOST_EVENTS = 200;

/** A trip with its server-only fields. */
export interface StoredTrip {
  trip: Schema<'Trip'>;
  ownerId: string;
  ownerName: string;
  ownerImgUrl: string | null;
  /** The trip has not ended yet, or has no date. */
  isUpcoming: boolean;
  updatedAt: Date;
}

type TripsQuery = SelectQueryBuilder<
  Database & { trip: Database['trips']; owner: Database['users'] },
  'trip' | 'owner',
  object
>;

/** The trips that match a condition: upcoming first, then those without a date, then past ones. */
export async function readTrips(db: Kysely<Database>, where: (trips: TripsQuery) => TripsQuery): Promise<StoredTrip[]> {
  const isUpcoming = sql<boolean>`coalesce(trip.end_date >= current_date, true)`;
  const base = db.selectFrom('trips as trip').innerJoin('users as owner', 'owner.id', 'trip.owner_id');
  const rows = await where(base)
    .select([
      'trip.trip_id',
      'trip.trip_hash',
      'trip.trip_name',
      isoDate('trip.start_date').as('start_date'),
      isoDate('trip.end_date').as('end_date'),
      'trip.image_url',
      'trip.updated_at',
      'trip.owner_id',
      'owner.account_name',
      'owner.img_url',
      isUpcoming.as('is_upcoming'),
    ])
    .orderBy(isUpcoming, 'desc')
    .orderBy(sql`case when ${isUpcoming} then trip.start_date end`, (order) => order.asc().nullsLast())
    .orderBy(sql`trip.start_date`, 'desc')
    .orderBy('trip.trip_id')
    .execute();
  const events = await readEvents(
    db,
    rows.map(({ trip_id }) => trip_id),
  );
  return rows.map((row) => ({
    trip: {
      tripId: row.trip_id,
      tripHash: row.trip_hash,
      tripName: row.trip_name,
      startDate: row.start_date,
      endDate: row.end_date,
      imageUrl: row.image_url,
      events: events.get(row.trip_id) ?? [],
    },
    ownerId: row.owner_id,
    ownerName: row.account_name,
    ownerImgUrl: row.img_url,
    isUpcoming: row.is_upcoming,
    updatedAt: row.updated_at,
  }));
}

async function readEvents(db: Kysely<Database>, tripIds: string[]): Promise<Map<string, Schema<'TripEvent'>[]>> {
  if (tripIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('trip_events')
    .selectAll()
    .where('trip_id', 'in', tripIds)
    .where('position', '<', MOST_EVENTS)
    .orderBy('trip_id')
    .orderBy('position')
    .execute();
  const events = new Map<string, Schema<'TripEvent'>[]>();
  for (const { trip_id, event_id, state, is_in_cart, result } of rows) {
    const ofTrip = events.get(trip_id) ?? [];
    ofTrip.push({ eventId: event_id, state, isInCart: is_in_cart, data: result });
    events.set(trip_id, ofTrip);
  }
  return events;
}
