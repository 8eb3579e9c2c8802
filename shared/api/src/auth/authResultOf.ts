import { ApiError } from '@travel-shell/api';
import type { AuthResponse } from '@travel-shell/contract';

/** How it ended; `try-again` is status 2, for which the form stays. SIG-037, SIG-O14. */
export type AuthResult = 'success' | 'welcome' | 'link' | 'not-linkable' | 'try-again';

/** The meaning of an auth response (SIG-036, SIG-O14). */
export function authResultOf({ status, message }: AuthResponse): AuthResult {
  if (status === 0) return message === 'signup' ? 'welcome' : 'success';
  return status === 1 ? 'link' : 'try-again';
}

/**
 * The meaning of a rejected provider sign-in: `not-linkable` if the back end says so, and for any rejected Apple
 * account (ERR-027). Undefined for everything else, which is a failure.
 */
export function authResultOfError(error: unknown, provider: 'apple' | 'google' | 'naver'): AuthResult | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const isRefusal = error.code === 'AUTH_REJECTED' || (error.code === 'HTTP' && (error.status ?? 500) < 500);
  return isRefusal && (provider === 'apple' || error.status === 409) ? 'not-linkable' : undefined;
}
