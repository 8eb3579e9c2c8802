import type { Schema } from '@travel-shell/contract';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { pagingOf } from './pagingOf.ts';
import { requireMember } from './requireMember.ts';
import { searchUsers } from './userSearch.ts';

/** API-124. */
export function createFindUsersOperation(services: Services) {
  return {
    async findUsers(request, reply): Promise<Schema<'UserPage'>> {
      const member = await requireMember(services, request, reply);
      const page = request.query;
      const { content, total } = await searchUsers(services.db, member, request.body, page);
      return { content, paging: pagingOf(page, content.length, total) };
    },
  } satisfies Partial<OperationHandlers>;
}
