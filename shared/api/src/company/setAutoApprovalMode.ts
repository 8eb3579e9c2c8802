import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseCompanyAutoApproval } from '@travel-shell/contract/parsers/parseCompanyAutoApproval';

/** Sets which trips need no approval (API-087). Fails with an `ApiError` only. */
export const setAutoApprovalMode = (mode: string, signal?: AbortSignal): Promise<Schema<'CompanyAutoApproval'>> =>
  call('put', '/i/api/business/company/v1/settings/autoApproval/{mode}', {
    path: { mode },
    parse: parseCompanyAutoApproval,
    signal,
  });
