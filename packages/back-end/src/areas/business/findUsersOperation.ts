import type { Schema } from '@travel-shell/contract';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { requireMember } from './requireMember.ts';
import { type Page, searchUsers } from './userSearch.ts';

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

/** STA-094. */
function pagingOf({ page, size }: Page, numberOfElements: number, totalElements: number): Schema<'Paging'> {
  const totalPages = Math.ceil(totalElements / size);
  return {
    pageable: { page, size, offset: page * size, paged: true },
    first: page === 0,
    last: page >= totalPages - 1,
    numberOfElements,
    totalPages,
    totalElements,
  };
}
