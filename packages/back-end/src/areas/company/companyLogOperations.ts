import type { Schema } from '@travel-shell/contract';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { readLog } from '../business/companyLog.ts';
import { pagingOf } from '../business/pagingOf.ts';

/** What was changed in a company, for those who may change it. */
export function createCompanyLogOperations({ db }: Services) {
  return {
    async getCompanyLog(request): Promise<Schema<'CompanyLogPage'>> {
      const page = request.query;
      const { content, total } = await readLog(db, request.member.companyId, page);
      return { content, paging: pagingOf(page, content.length, total) };
    },
  } satisfies Partial<OperationHandlers>;
}
