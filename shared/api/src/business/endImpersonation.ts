import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseImpersonationEnd } from '@travel-shell/contract/parsers/parseImpersonationEnd';

/** Ends impersonation (API-117). The next call fetches a form token. Fails with an `ApiError` only. */
export const endImpersonation = (signal?: AbortSignal): Promise<Schema<'ImpersonationEnd'>> =>
  call('post', '/i/api/business/impersonation/v1/end', { parse: parseImpersonationEnd, signal });
