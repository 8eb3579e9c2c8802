import type { Schema } from '@travel-shell/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { readTrips } from './readTrips.ts';

/** In characters. Source: CON-107. */
const TRIP_ID_LENGTH = 6;

/** The trip of a full id, for anyone who has it (TRP-036). Null when id and hash do not match. */
export async function findSharedTrip(db: Kysely<Database>, fullTripId: string): Promise<Schema<'Trip'> | null> {
  const tripId = fullTripId.slice(0, TRIP_ID_LENGTH);
  const hash = fullTripId.slice(TRIP_ID_LENGTH);
  const [found] = await readTrips(db, (trips) =>
    trips.where('trip.trip_id', '=', tripId).where('trip.trip_hash', '=', hash),
  );
  return found?.trip ?? null;
}
