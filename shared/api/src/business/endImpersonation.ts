import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { endImpersonation as operation } from '@travel-shell/contract/calls/endImpersonation';

/** Ends impersonation (API-117). The next call fetches a form token. Fails with an `ApiError` only. */
export const endImpersonation = (signal?: AbortSignal): Promise<Schema<'ImpersonationEnd'>> =>
  call(operation, { signal });
