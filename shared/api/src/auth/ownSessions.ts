import { call } from '@travel-shell/api';
import type { AuthResponse, Schema } from '@travel-shell/contract';
import { endOtherSessions as endOtherSessionsCall } from '@travel-shell/contract/calls/endOtherSessions';
import { endSession as endSessionCall } from '@travel-shell/contract/calls/endSession';
import { listSessions } from '@travel-shell/contract/calls/listSessions';

/** Where the visitor is signed in, the session in use first. Fails with an `ApiError` only. */
export const fetchSessions = (signal?: AbortSignal): Promise<Schema<'SessionList'>> => call(listSessions, { signal });

/**
 * Ends one session; for the one in use that is signing out. Needs a recent sign-in (`RECENT_SIGN_IN_REQUIRED`). Fails with an `ApiError` only.
 */
export const endSession = (sessionId: string, signal?: AbortSignal): Promise<AuthResponse> =>
  call(endSessionCall, { path: { sessionId }, signal });

/** Ends all but the session in use; needs a recent sign-in. Fails with an `ApiError` only. */
export const endOtherSessions = (signal?: AbortSignal): Promise<AuthResponse> => call(endOtherSessionsCall, { signal });
