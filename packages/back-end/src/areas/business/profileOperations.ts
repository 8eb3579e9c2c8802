import type { Schema } from '@travel-shell/contract';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Member } from '../../http/Member.ts';
import type { OperationHandlers, OperationRequest } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { changedFields, logChange } from './companyLog.ts';
import { createLink } from './links.ts';
import { lockCompany } from './lockCompany.ts';
import { sendConfirmationMail } from './mails.ts';
import { setAccountTask } from './onboarding.ts';
import { readAccountInfo } from './readAccountInfo.ts';
import { requireMember } from './requireMember.ts';

type AccountInfo = Schema<'BusinessAccountInfo'>;
type SetUpRequest = OperationRequest<'setUpBusinessProfileV1' | 'setUpBusinessProfileV2' | 'setUpBusinessProfileV3'>;

/** A member's own profile: API-035, API-071 to API-073, API-075, API-078 to API-080. */
export function createProfileOperations(services: Services) {
  const { db, limits } = services;
  const setUp = (request: SetUpRequest, reply: FastifyReply) => setUpProfile(services, request, reply);
  return {
    setUpBusinessProfileV1: setUp,
    setUpBusinessProfileV2: setUp,
    setUpBusinessProfileV3: setUp,

    async getBusinessAccountInfo(request, reply): Promise<AccountInfo> {
      const { userId } = await requireMember(services, request, reply);
      return readAccountInfo(db, userId);
    },

    async setBusinessKeywords(request, reply): Promise<Schema<'BusinessKeywords'>> {
      const member = await requireMember(services, request, reply);
      const { keywords } = request.body;
      await changeProfile(services, member, (trx) =>
        trx
          .updateTable('business_profiles')
          .set({ keywords: JSON.stringify(keywords) })
          .where('user_id', '=', member.userId)
          .execute(),
      );
      return { keywords };
    },

    async setBusinessLanguage(request, reply): Promise<void> {
      const member = await requireMember(services, request, reply);
      const { userId } = member;
      const { localeCode } = request.body;
      await changeProfile(services, member, async (trx) => {
        await trx
          .updateTable('business_profiles')
          .set({ locale_code: localeCode })
          .where('user_id', '=', userId)
          .execute();
        await setAccountTask(trx, userId, 'CHOOSE_LANGUAGE', 'done');
      });
      reply.code(204);
    },

    async resendBusinessConfirmationEmail(request, reply): Promise<void> {
      const { userId, companyId } = await requireMember(services, request, reply);
      await limits.beginMail('businessMail', userId, request.ip);
      await sendConfirmationMail(services, request, { kind: 'confirmProfile', userId, companyId });
      reply.code(204);
    },

    async getBusinessToggleUrl(request, reply): Promise<Schema<'BusinessToggleUrl'>> {
      const { userId, companyId } = await requireMember(services, request, reply);
      const { business_mode } = await db
        .selectFrom('business_profiles')
        .select('business_mode')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      const url = await createLink(db, { kind: business_mode ? 'personalMode' : 'businessMode', userId, companyId });
      return { url, businessMode: !business_mode };
    },
  } satisfies Partial<OperationHandlers>;
}

/** One handler for the three versions: fields an older one lacks are not sent and stay unchanged. */
async function setUpProfile(services: Services, request: SetUpRequest, reply: FastifyReply): Promise<AccountInfo> {
  const member = await requireMember(services, request, reply);
  const { userId } = member;
  const setup: Schema<'BusinessSetupV3'> = request.body;
  await changeProfile(services, member, async (trx) => {
    await trx
      .updateTable('business_profiles')
      .set({
        business_mode: true,
        first_name: setup.firstName.trim(),
        last_name: setup.lastName.trim(),
        ...(setup.jobTitle !== undefined && { job_title: setup.jobTitle }),
        ...(setup.phoneNumber !== undefined && { phone_number: setup.phoneNumber }),
        ...(setup.localeCode !== undefined && { locale_code: setup.localeCode }),
        ...(setup.allowsBookingByOthers !== undefined && { allows_booking_by_others: setup.allowsBookingByOthers }),
      })
      .where('user_id', '=', userId)
      .execute();
    await setAccountTask(trx, userId, 'COMPLETE_PROFILE', 'done');
  });
  return readAccountInfo(services.db, userId);
}

/** Changes of a member's profile by support are in the company's log, as all that support does. */
function changeProfile(
  { db }: Services,
  member: Member,
  write: (trx: Kysely<Database>) => Promise<unknown>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (!member.impersonatedBy) {
      await write(trx);
      return;
    }
    await lockCompany(trx, member.companyId);
    const before = await readProfile(trx, member.userId);
    await write(trx);
    const after = await readProfile(trx, member.userId);
    const { email: target } = await trx
      .selectFrom('users')
      .select('account_email as email')
      .where('id', '=', member.userId)
      .executeTakeFirstOrThrow();
    // Personal values are not kept beyond the account.
    const changes = changedFields(before, after).map(({ field }) => ({ field, before: null, after: null }));
    await logChange(trx, member, { subject: 'MEMBER', target: target ?? undefined, changes });
  });
}

const readProfile = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('business_profiles')
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'job_title as jobTitle',
      'phone_number as phoneNumber',
      'locale_code as localeCode',
      'allows_booking_by_others as allowsBookingByOthers',
      'keywords',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
