import type { Schema } from '@travel-shell/contract';
import { ApiError } from '../../errors/ApiError.ts';
import type { Operation, OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { NOW } from '../../http/sessions/Session.ts';
import { checkNewPassword } from '../auth/checkNewPassword.ts';
import { lockAccount } from '../auth/lockAccount.ts';
import { createCompany } from './createCompany.ts';
import { sendConfirmationMail } from './mails.ts';
import { readAccountInfo } from './readAccountInfo.ts';
import { beginSignup, trackClick } from './signups.ts';
import type { Tier } from './tiers.ts';

/** Company sign-up: API-098 to API-101, API-111. */
export function createSignupOperations(services: Services) {
  const { db, limits } = services;
  const signUp =
    (tier: Tier): Operation<'signUpCompany' | 'signUpBizPlusCompany'> =>
    async (request, reply) => {
      const { email, password, firstName, lastName, companyName } = request.body;
      const own = [email, `${firstName} ${lastName}`, companyName];
      const problem = await checkNewPassword(services, password, own);
      if (problem) throw new ApiError(400, 'VALIDATION_ERROR', 'body/password is too weak', problem);
      await limits.beginMail('register', email.trim().toLowerCase(), request.ip);
      const receipt = { email: await beginSignup(services, request, tier) };
      reply.code(202);
      return receipt;
    };
  return {
    signUpCompany: signUp('biz'),
    signUpBizPlusCompany: signUp('bizPlus'),

    async signUpLeisureCompany(request): Promise<Schema<'BusinessAccountInfo'>> {
      const { userId } = request.session;
      const form = request.body;
      await db.transaction().execute(async (trx) => {
        // The lock serializes concurrent calls, so that the second one sees the first one's company.
        await lockAccount(trx, userId);
        const profile = await trx
          .selectFrom('business_profiles')
          .select('user_id')
          .where('user_id', '=', userId)
          .executeTakeFirst();
        if (profile) throw alreadyMember();
        const admin = { userId, firstName: form.firstName.trim(), lastName: form.lastName.trim() };
        const companyId = await createCompany(trx, {
          name: form.companyName,
          tier: 'biz',
          confirmationNeeded: true,
          admin,
        });
        // This session has made the company. A second factor is due in the next ones (BIZ-003).
        await trx
          .updateTable('sessions')
          .set({ two_factor_verified_at: NOW })
          .where('token_hash', '=', request.session.tokenHash)
          .execute();
        await sendConfirmationMail(services, request, { kind: 'confirmCompany', userId, companyId }, trx);
      });
      return readAccountInfo(db, userId);
    },

    async trackBizPlusEmailConfirmationClick(request, reply): Promise<void> {
      await trackClick(db, request.body.confirmationCode);
      reply.code(204);
    },

    async addToWaitlist(request, reply): Promise<void> {
      await limits.begin('waitingList', null, request.ip);
      const { email, tier } = request.body;
      await db
        .insertInto('business_waitlist')
        .values({ email: email.trim().toLowerCase(), product: tier })
        .onConflict((conflict) => conflict.columns(['email', 'product']).doNothing())
        .execute();
      reply.code(204);
    },
  } satisfies Partial<OperationHandlers>;
}

const alreadyMember = () =>
  new ApiError(409, 'ALREADY_MEMBER', 'This account is in a company already.', 'You are already part of a company.');
