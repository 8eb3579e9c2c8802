import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseCompanySettings } from '@travel-shell/contract/parsers/parseCompanySettings';

/** All settings of the visitor's company (API-085). Fails with an `ApiError` only. */
export const fetchCompany = (signal?: AbortSignal): Promise<Schema<'CompanySettings'>> =>
  call('get', '/i/api/business/company/v1/', { parse: parseCompanySettings, signal });
