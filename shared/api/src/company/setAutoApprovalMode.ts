import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { setAutoApprovalMode as operation } from '@travel-shell/contract/calls/setAutoApprovalMode';

/** Sets which trips need no approval (API-087). Fails with an `ApiError` only. */
export const setAutoApprovalMode = (
  mode: string,
  etag?: string,
  signal?: AbortSignal,
): Promise<Versioned<Schema<'CompanyAutoApproval'>>> =>
  callVersioned(operation, {
    path: { mode },
    etag,
    signal,
  });
