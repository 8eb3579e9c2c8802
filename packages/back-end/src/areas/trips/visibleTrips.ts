import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** Most own trips in one list, and most shared ones: more than a person reads, and a bound for the database. */
export const MOST_TRIPS = 500;

/**
 * The ids of the trips an account sees: its own, those shared with it, and the one it worked on last, each found by an
 * index. Of too many the ones that end last, and those without a date.
 */
export function visibleTrips(db: Kysely<Database>, userId: string) {
  const own = db.selectFrom('trips').select('trip_id').where('owner_id', '=', userId).limit(MOST_TRIPS);
  const lastWorkedOn = db
    .selectFrom('trips')
    .select('trip_id')
    .where('owner_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .limit(1);
  const shared = db
    .selectFrom('trip_shares')
    .innerJoin('trips', 'trips.trip_id', 'trip_shares.trip_id')
    .select('trip_shares.trip_id')
    .where('trip_shares.user_id', '=', userId)
    // Nulls first, PostgreSQL's default of a descending order.
    .orderBy('trips.end_date', 'desc')
    .limit(MOST_TRIPS);
  return db
    .selectFrom(own.orderBy('end_date', 'desc').as('own'))
    .select('trip_id')
    .union(db.selectFrom(shared.as('shared')).select('trip_id'))
    .union(db.selectFrom(lastWorkedOn.as('last')).select('trip_id'));
}
