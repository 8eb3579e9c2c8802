import { Readable } from 'node:stream';
import type { Schema } from '@travel-shell/contract';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { readLog, readWholeLog } from '../business/companyLog.ts';
import { pagingOf } from '../business/pagingOf.ts';
import { logFile } from './logFile.ts';

/** The operations that read a company's log, for members who may change the company. */
export function createCompanyLogOperations({ db }: Services) {
  return {
    async getCompanyLog(request): Promise<Schema<'CompanyLogPage'>> {
      const page = request.query;
      const { content, total } = await readLog(db, request.member.companyId, page);
      return { content, paging: pagingOf(page, content.length, total) };
    },

    async exportCompanyLog(request, reply) {
      const entries = readWholeLog(db, request.member.companyId, request.query);
      return reply
        .header('Content-Disposition', 'attachment; filename="log.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(logFile(entries)));
    },
  } satisfies Partial<OperationHandlers>;
}
