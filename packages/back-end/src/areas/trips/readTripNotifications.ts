import type { Schema } from '@travel-shell/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** Newest first, without those of trips no longer shared with this account. */
export async function readTripNotifications(
  db: Kysely<Database>,
  userId: string,
): Promise<Schema<'TripNotification'>[]> {
  return db
    .selectFrom('trip_notifications as notification')
    .innerJoin('trips', 'trips.trip_id', 'notification.trip_id')
    .innerJoin('users as owner', 'owner.id', 'trips.owner_id')
    .innerJoin('trip_shares as share', (join) =>
      join.onRef('share.trip_id', '=', 'notification.trip_id').onRef('share.user_id', '=', 'notification.user_id'),
    )
    .select([
      'notification.type',
      'notification.trip_id as tripId',
      'owner.img_url as avatarUrl',
      // STA-071: in seconds.
      sql<number>`floor(extract(epoch from notification.created_at))::float8`.as('timestamp'),
    ])
    .where('notification.user_id', '=', userId)
    .orderBy('notification.created_at', 'desc')
    .orderBy('notification.trip_id')
    .execute();
}
