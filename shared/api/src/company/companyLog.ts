import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseCompanyLogPage } from '@travel-shell/contract/parsers/parseCompanyLogPage';

export interface LogPageRequest {
  /** From 0. */
  page?: number;
  size?: number;
}

/** What was changed in the company, and by whom, newest first. Fails with an `ApiError` only. */
export const companyLog = (page: LogPageRequest = {}, signal?: AbortSignal): Promise<Schema<'CompanyLogPage'>> =>
  call('get', '/i/api/business/company/v1/log', { query: page, parse: parseCompanyLogPage, signal });
