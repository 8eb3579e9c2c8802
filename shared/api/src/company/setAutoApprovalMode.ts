import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { parseCompanyAutoApproval } from '@travel-shell/contract/parsers/parseCompanyAutoApproval';

/** Sets which trips need no approval (API-087). Fails with an `ApiError` only. */
export const setAutoApprovalMode = (
  mode: string,
  etag?: string,
  signal?: AbortSignal,
): Promise<Versioned<Schema<'CompanyAutoApproval'>>> =>
  callVersioned('put', '/i/api/business/company/v1/settings/autoApproval/{mode}', {
    path: { mode },
    etag,
    parse: parseCompanyAutoApproval,
    signal,
  });
