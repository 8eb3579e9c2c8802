import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseImpersonationSupport } from '@travel-shell/contract/parsers/parseImpersonationSupport';

type ImpersonationSupport = Schema<'ImpersonationSupport'>;

/** Whether support may act as members of the company (API-114). Fails with an `ApiError` only. */
export const fetchImpersonationSupport = (signal?: AbortSignal): Promise<ImpersonationSupport> =>
  call('get', '/i/api/business/impersonation/v1/support', { parse: parseImpersonationSupport, signal });

/** Allows it (API-115). Fails with an `ApiError` only. */
export const grantImpersonationSupport = (signal?: AbortSignal): Promise<ImpersonationSupport> =>
  call('post', '/i/api/business/impersonation/v1/support', { parse: parseImpersonationSupport, signal });

/** Disallows it and ends current impersonations (API-116). Fails with an `ApiError` only. */
export const revokeImpersonationSupport = (signal?: AbortSignal): Promise<ImpersonationSupport> =>
  call('delete', '/i/api/business/impersonation/v1/support', { parse: parseImpersonationSupport, signal });
