import type { Kysely, Transaction } from 'kysely';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { DEMO_TRIPS, type DemoTrip, dayFromNow, RESULTS_SAVED_BY_ADA, resultOf, WISHED_BY_ADA } from './demoTrips.ts';

/** Adds missing rows and keeps existing ones. Safe for two servers at once. */
export async function seedTrips(db: Kysely<Database>): Promise<void> {
  const present = await db.selectFrom('trips').select('trip_id').where('trip_id', '=', WISHED_BY_ADA.tripId).execute();
  if (present.length > 0) return;
  const logins = [...new Set(['ada@example.com', ...DEMO_TRIPS.flatMap((trip) => [trip.owner, ...trip.sharedWith])])];
  const users = await db.selectFrom('users').select(['id', 'login']).where('login', 'in', logins).execute();
  const idOf = (login: string) => {
    const user = users.find((one) => one.login === login);
    if (!user) throw new Error(`demoTrips.ts names the account ${login}, which seed/accounts.ts does not have`);
    return user.id;
  };
  await db.transaction().execute(async (trx) => {
    for (const trip of DEMO_TRIPS) await addTrip(trx, trip, idOf);
    const ada = idOf('ada@example.com');
    await trx
      .insertInto('saved_results')
      .values(
        RESULTS_SAVED_BY_ADA.map((saved) => {
          const result = resultOf(saved);
          return { user_id: ada, result_id: result.resultId, is_saved: true, result: JSON.stringify(result) };
        }),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('wishlist_items')
      .values({ user_id: ada, trip_id: WISHED_BY_ADA.tripId, destination: WISHED_BY_ADA.destination })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

async function addTrip(trx: Transaction<Database>, trip: DemoTrip, idOf: (login: string) => string) {
  await trx
    .insertInto('trips')
    .values({
      trip_id: trip.tripId,
      trip_hash: trip.tripHash,
      owner_id: idOf(trip.owner),
      trip_name: trip.tripName,
      start_date: trip.start === null ? null : dayFromNow(trip.start),
      end_date: trip.end === null ? null : dayFromNow(trip.end),
      image_url: trip.imageUrl,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (trip.events.length > 0) {
    await trx
      .insertInto('trip_events')
      .values(
        trip.events.map((event, position) => ({
          trip_id: trip.tripId,
          position,
          state: event.state,
          is_in_cart: event.isInCart ?? false,
          result: JSON.stringify(resultOf(event)),
        })),
      )
      .onConflict((conflict) => conflict.columns(['trip_id', 'position']).doNothing())
      .execute();
  }
  for (const login of trip.sharedWith) {
    const share = { trip_id: trip.tripId, user_id: idOf(login) };
    await trx
      .insertInto('trip_shares')
      .values(share)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('trip_notifications')
      .values({ ...share, type: 'NEW_SHARED_TRIP' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
