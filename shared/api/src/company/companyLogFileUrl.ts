import type { CallOptions } from '@travel-shell/api';
import { getConfig } from '@travel-shell/core';
import { fill } from '../fill.ts';

/** The part of the log; the whole log without a filter. */
export type LogFilter = NonNullable<CallOptions<'exportCompanyLog'>['query']>;

/** The address from which a browser downloads the log as a file, for a link. */
export const companyLogFileUrl = (filter: LogFilter): string => {
  const query = String(fill(new URLSearchParams(), filter));
  return `${getConfig().apiBase}/i/api/business/company/v1/log/export${query && `?${query}`}`;
};
