import { call } from '@travel-shell/api';
import type { AuthResponse, Schema } from '@travel-shell/contract';
import { parseAuthResponse } from '@travel-shell/contract/parsers/parseAuthResponse';
import { parseSessionList } from '@travel-shell/contract/parsers/parseSessionList';

const ALL = '/i/api/account/sessions/v1';

/** Where the visitor is signed in, the session in use first. Fails with an `ApiError` only. */
export const fetchSessions = (signal?: AbortSignal): Promise<Schema<'SessionList'>> =>
  call('get', ALL, { parse: parseSessionList, signal });

/**
 * Ends one session; for the one in use that is signing out. Needs a recent sign-in (`RECENT_SIGN_IN_REQUIRED`). Fails with an `ApiError` only.
 */
export const endSession = (sessionId: string, signal?: AbortSignal): Promise<AuthResponse> =>
  call('delete', `${ALL}/{sessionId}`, { path: { sessionId }, parse: parseAuthResponse, signal });

/** Ends all but the session in use; needs a recent sign-in. Fails with an `ApiError` only. */
export const endOtherSessions = (signal?: AbortSignal): Promise<AuthResponse> =>
  call('delete', ALL, { parse: parseAuthResponse, signal });
