import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseImpersonationSupport } from '@travel-shell/contract/parsers/parseImpersonationSupport';
import { parseSupportSessionPage } from '@travel-shell/contract/parsers/parseSupportSessionPage';
import type { PageRequest } from './findUsers.ts';

type ImpersonationSupport = Schema<'ImpersonationSupport'>;

/** Whether support may act as members of the company (API-114). Fails with an `ApiError` only. */
export const fetchImpersonationSupport = (signal?: AbortSignal): Promise<ImpersonationSupport> =>
  call('get', '/i/api/business/impersonation/v1/support', { parse: parseImpersonationSupport, signal });

export type SupportDuration = NonNullable<Schema<'ImpersonationGrant'>['duration']>;

/** Allows it (API-115), for a while or until it is revoked. Fails with an `ApiError` only. */
export const grantImpersonationSupport = (
  duration: SupportDuration = 'UNTIL_REVOKED',
  signal?: AbortSignal,
): Promise<ImpersonationSupport> =>
  call('post', '/i/api/business/impersonation/v1/support', {
    // A back end that knows no duration takes no body.
    ...(duration !== 'UNTIL_REVOKED' && { json: { duration } }),
    parse: parseImpersonationSupport,
    signal,
  });

/** Disallows it and ends current impersonations (API-116). Fails with an `ApiError` only. */
export const revokeImpersonationSupport = (signal?: AbortSignal): Promise<ImpersonationSupport> =>
  call('delete', '/i/api/business/impersonation/v1/support', { parse: parseImpersonationSupport, signal });

/** When support has acted as which member, and on which pages; what goes on first. Fails with an `ApiError` only. */
export const supportSessions = (page: PageRequest = {}, signal?: AbortSignal): Promise<Schema<'SupportSessionPage'>> =>
  call('get', '/i/api/business/impersonation/v1/sessions', { query: page, parse: parseSupportSessionPage, signal });
