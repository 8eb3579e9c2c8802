import type { Schema } from '@travel-shell/contract';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { readActing } from './readActing.ts';
import { readBusinessState } from './readBusinessState.ts';

/** API-084. */
export function createIdentityOperations(services: Services) {
  const { db } = services;
  return {
    async getCurrentIdentity(request): Promise<Schema<'CurrentIdentity'>> {
      const { userId } = request.session;
      const user = await db
        .selectFrom('users')
        .select(['account_name as accountName', 'account_email as accountEmail', 'img_url as userImgUrl'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      const acting = await readActing(db, request.session);
      const { businessMode, companyName, currentTravelerInfoState } = await readBusinessState(db, userId);
      return {
        ...user,
        businessMode,
        companyName,
        impersonatedBy: acting?.agentName ?? null,
        impersonationEndsAt: acting?.endsAt ?? null,
        impersonationSecondsLeft: acting?.secondsLeft ?? null,
        bookingFor: currentTravelerInfoState as Schema<'BookingForUserInfo'> | null,
      };
    },
  } satisfies Partial<OperationHandlers>;
}
