import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Member } from '../../http/Member.ts';
import { forbidden } from './requireMember.ts';

/**
 * Whom each permission lets a member book for (BIZ-O02 leaves it open): ALL everybody, ALL_ALLOWING and OTHER those who
 * allow it, EXPLICIT those who named this member as their arranger. TRIP_EVENT_BOOK_GUEST covers guests only.
 */
export function reachOf({ permissions }: Pick<Member, 'permissions'>) {
  return {
    everybody: permissions.includes('TRIP_EVENT_BOOK_ALL'),
    whoAllows: permissions.includes('TRIP_EVENT_BOOK_ALL_ALLOWING') || permissions.includes('TRIP_EVENT_BOOK_OTHER'),
    whoNamedMe: permissions.includes('TRIP_EVENT_BOOK_EXPLICIT'),
  };
}

/** The colleagues this member may book for. Throws FORBIDDEN without a permission to book for others. */
export function bookableTravelers(db: Kysely<Database>, member: Member) {
  const reach = reachOf(member);
  if (!Object.values(reach).includes(true)) throw forbidden('This call needs a permission to book for other members.');
  return db
    .selectFrom('business_profiles as profile')
    .where('profile.company_id', '=', member.companyId)
    .where('profile.user_id', '!=', member.userId)
    .where((where) =>
      where.or([
        ...(reach.everybody ? [where.lit(true)] : []),
        ...(reach.whoAllows ? [where('profile.allows_booking_by_others', '=', true)] : []),
        ...(reach.whoNamedMe
          ? [
              where.exists(
                where
                  .selectFrom('travel_arrangers')
                  .select('traveler_id')
                  .where('arranger_id', '=', member.userId)
                  .whereRef('traveler_id', '=', 'profile.user_id'),
              ),
            ]
          : []),
      ]),
    );
}
