import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseCompanySettings } from '@travel-shell/contract/parsers/parseCompanySettings';

/** Replaces name and address of the company (API-086). Fails with an `ApiError` only. */
export const updateCompany = (
  facts: Schema<'CompanyFacts'>,
  signal?: AbortSignal,
): Promise<Schema<'CompanySettings'>> =>
  call('put', '/i/api/business/company/v1/', { json: facts, parse: parseCompanySettings, signal });
