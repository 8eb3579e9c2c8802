import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getImpersonationSupport } from '@travel-shell/contract/calls/getImpersonationSupport';
import { grantImpersonationSupport as grantImpersonationSupportCall } from '@travel-shell/contract/calls/grantImpersonationSupport';
import { listSupportSessions } from '@travel-shell/contract/calls/listSupportSessions';
import { revokeImpersonationSupport as revokeImpersonationSupportCall } from '@travel-shell/contract/calls/revokeImpersonationSupport';
import type { PageRequest } from './findUsers.ts';

type ImpersonationSupport = Schema<'ImpersonationSupport'>;

/** Whether support may act as members of the company (API-114). Fails with an `ApiError` only. */
export const fetchImpersonationSupport = (signal?: AbortSignal): Promise<ImpersonationSupport> =>
  call(getImpersonationSupport, { signal });

export type SupportDuration = NonNullable<Schema<'ImpersonationGrant'>['duration']>;

/** Allows it (API-115), for a while or until it is revoked. Fails with an `ApiError` only. */
export const grantImpersonationSupport = (
  duration: SupportDuration = 'UNTIL_REVOKED',
  signal?: AbortSignal,
): Promise<ImpersonationSupport> =>
  call(grantImpersonationSupportCall, {
    // A back end that knows no duration takes no body.
    ...(duration !== 'UNTIL_REVOKED' && { json: { duration } }),
    signal,
  });

/** Disallows it and ends current impersonations (API-116). Fails with an `ApiError` only. */
export const revokeImpersonationSupport = (signal?: AbortSignal): Promise<ImpersonationSupport> =>
  call(revokeImpersonationSupportCall, { signal });

/** When support has acted as which member, and on which pages; what goes on first. Fails with an `ApiError` only. */
export const supportSessions = (page: PageRequest = {}, signal?: AbortSignal): Promise<Schema<'SupportSessionPage'>> =>
  call(listSupportSessions, { query: page, signal });
