import type { Schema } from '@travel-shell/contract';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { readBusinessState } from './readBusinessState.ts';

/** API-084. */
export function createIdentityOperations(services: Services) {
  const { db } = services;
  return {
    async getCurrentIdentity(request): Promise<Schema<'CurrentIdentity'>> {
      const { userId, impersonatorId } = request.session;
      const user = await db
        .selectFrom('users')
        .leftJoin('users as agent', (join) => join.on('agent.id', '=', impersonatorId))
        .select([
          'users.account_name as accountName',
          'users.account_email as accountEmail',
          'users.img_url as userImgUrl',
          'agent.account_name as impersonatedBy',
        ])
        .where('users.id', '=', userId)
        .executeTakeFirstOrThrow();
      const { businessMode, companyName, currentTravelerInfoState } = await readBusinessState(db, userId);
      return {
        ...user,
        businessMode,
        companyName,
        bookingFor: currentTravelerInfoState as Schema<'BookingForUserInfo'> | null,
      };
    },
  } satisfies Partial<OperationHandlers>;
}
