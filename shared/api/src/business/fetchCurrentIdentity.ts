import { ApiError, call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getCurrentIdentity } from '@travel-shell/contract/calls/getCurrentIdentity';

/**
 * Who acts in this session, for whom, and whether it is an impersonation (API-084). Null when signed out: an invalid
 * session is no failure here (ERR-009). Fails with an `ApiError` only.
 */
export async function fetchCurrentIdentity(signal?: AbortSignal): Promise<Schema<'CurrentIdentity'> | null> {
  try {
    return await call(getCurrentIdentity, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.serverCode === 'INVALID_SESSION') return null;
    throw error;
  }
}
