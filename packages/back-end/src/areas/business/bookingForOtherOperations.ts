import type { Schema } from '@travel-shell/contract';
import { ApiError } from '../../errors/ApiError.ts';
import type { Member } from '../../http/Member.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { bookableTravelers } from './bookableTravelers.ts';
import { forbidden, requireMember } from './requireMember.ts';

type BookingForUserInfo = Schema<'BookingForUserInfo'>;

/** API-081 to API-083. */
export function createBookingForOtherOperations(services: Services) {
  const { db } = services;
  return {
    async selectTraveler(request, reply): Promise<BookingForUserInfo> {
      const member = await requireMember(services, request, reply);
      const email = normalize(request.body.email);
      const traveler = await bookableTravelers(db, member)
        .innerJoin('users', 'users.id', 'profile.user_id')
        .select(['users.id', 'users.account_name as accountName', 'users.img_url as userImgUrl'])
        .where('users.account_email', '=', email)
        .executeTakeFirst();
      if (!traveler) throw notBookable();
      await bookFor(services, member, { booking_for_user_id: traveler.id, booking_for_guest_id: null }, request.body);
      return { accountName: traveler.accountName, userImgUrl: traveler.userImgUrl };
    },

    async selectGuest(request): Promise<BookingForUserInfo> {
      const member = request.member;
      const guest = await findOrAddGuest(services, member, request.body);
      await bookFor(services, member, { booking_for_user_id: null, booking_for_guest_id: guest.id }, request.body);
      return { accountName: `${guest.first_name} ${guest.last_name}`, userImgUrl: null };
    },

    async unselectTraveler(request, reply): Promise<void> {
      const member = await requireMember(services, request, reply);
      await bookFor(services, member, { booking_for_user_id: null, booking_for_guest_id: null }, request.body ?? {});
      reply.code(204);
    },
  } satisfies Partial<OperationHandlers>;
}

async function findOrAddGuest({ db }: Services, member: Member, selection: Schema<'GuestSelection'>) {
  const email = normalize(selection.email);
  const find = () =>
    db
      .selectFrom('business_guests')
      .select(['id', 'first_name', 'last_name'])
      .where('company_id', '=', member.companyId)
      .where('email', '=', email)
      .executeTakeFirst();
  const known = await find();
  if (known) return known;
  const { firstName, lastName } = selection;
  if (firstName === undefined || lastName === undefined) throw notBookable();
  if (!member.permissions.includes('GUEST_INVITE')) {
    throw forbidden('A new guest needs the permission GUEST_INVITE.', 'GUEST_INVITE');
  }
  await db
    .insertInto('business_guests')
    .values({
      company_id: member.companyId,
      sponsor_id: member.userId,
      email,
      first_name: firstName.trim(),
      last_name: lastName.trim(),
    })
    // A concurrent request may have added the same guest.
    .onConflict((conflict) => conflict.columns(['company_id', 'email']).doNothing())
    .execute();
  return (await find()) ?? Promise.reject(notBookable());
}

/** Throws TRAVELER_CHANGED where the page that asks shows another traveler than they book for. */
async function bookFor(
  { db }: Services,
  { userId }: Member,
  whom: { booking_for_user_id: string | null; booking_for_guest_id: string | null },
  { currentTraveler }: { currentTraveler?: string | null },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (currentTraveler !== undefined) {
      // The second of two tabs that ask at once learns of the first. The lock is a statement of its own: a statement
      // that waits for a lock joins the rows of other tables as they were before it waited.
      await trx.selectFrom('business_profiles').select('user_id').where('user_id', '=', userId).forUpdate().execute();
      const now = await trx
        .selectFrom('business_profiles as profile')
        .leftJoin('users as traveler', 'traveler.id', 'profile.booking_for_user_id')
        .leftJoin('business_guests as guest', 'guest.id', 'profile.booking_for_guest_id')
        .select(['traveler.account_email as traveler', 'guest.email as guest'])
        .where('profile.user_id', '=', userId)
        .executeTakeFirst();
      const chosen = now?.traveler ?? now?.guest ?? null;
      if (chosen !== (currentTraveler && normalize(currentTraveler))) throw travelerChanged();
    }
    await trx.updateTable('business_profiles').set(whom).where('user_id', '=', userId).execute();
  });
}

const normalize = (email: string) => email.trim().toLowerCase();

/** The refusal is the same for an unknown person, a stranger and a colleague the member may not book for. */
const notBookable = () =>
  // Without the address: pages log the description.
  new ApiError(
    404,
    'NOT_FOUND',
    'There is nobody of this address you may book for.',
    'You cannot book for this person.',
  );

const travelerChanged = () =>
  new ApiError(
    409,
    'TRAVELER_CHANGED',
    'You book for somebody else than this page shows.',
    'You have chosen another traveler elsewhere.',
  );
