import { call } from '@travel-shell/api';
import type { operations, Schema } from '@travel-shell/contract';
import { getCompanyLog } from '@travel-shell/contract/calls/getCompanyLog';
import { getConfig } from '@travel-shell/core';
import { fill } from '../fill.ts';

/** What of the log; all of it without. */
export type LogFilter = NonNullable<operations['exportCompanyLog']['parameters']['query']>;

/** `page` counts from 0. */
export type LogPageRequest = NonNullable<operations['getCompanyLog']['parameters']['query']>;

/** What was changed in the company, and by whom, newest first. Fails with an `ApiError` only. */
export const companyLog = (page: LogPageRequest = {}, signal?: AbortSignal): Promise<Schema<'CompanyLogPage'>> =>
  call(getCompanyLog, { query: page, signal });

/** Where a browser downloads the log as a file, for a link. */
export const companyLogFileUrl = (filter: LogFilter): string => {
  const query = String(fill(new URLSearchParams(), filter));
  return `${getConfig().apiBase}/i/api/business/company/v1/log/export${query && `?${query}`}`;
};
