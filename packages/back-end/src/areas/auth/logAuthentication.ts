import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/ApiError.ts';
import type { IdentitySource } from './authTables.ts';

/** How somebody shows who they are. A company is named by its domain. */
export type Way = 'password' | 'code' | 'passkey' | 'mail-link' | 'registration' | 'second-factor' | IdentitySource;

export type AuthOutcome =
  | 'success'
  /** The password is right, the second factor is still to come. */
  | 'second-factor-due'
  /** A wrong password, code or key, or a name without an account. */
  | 'refused'
  | 'account-closed'
  /** Sent on to the company that signs its people in. */
  | 'external'
  /** The identity is known at the provider, and its address has an account that it does not open. */
  | 'not-linked'
  /** No account, and none is made without a confirmation. */
  | 'confirmation-needed'
  | 'limited';

interface Authentication {
  way: Way;
  outcome: AuthOutcome;
  /** Null where no account is known. Names are never logged: a password may have been typed in that field. */
  userId?: string | null;
}

/**
 * One line for each try to sign in, with the request's id like all lines of a request, whose first line has its address.
 * `again` is the proof of who has been signed in already.
 */
export function logAuthentication(
  request: FastifyRequest,
  { way, outcome, userId = null }: Authentication,
  event: 'sign-in' | 'again' = 'sign-in',
): void {
  request.log.info({ event, way, outcome, userId }, `${event}: ${outcome}`);
}

/** Sessions that have ended before their time, and why. */
export function logEndedSessions(
  request: FastifyRequest,
  ended: {
    userId: string;
    which: 'this' | 'one' | 'others' | 'all';
    because: 'sign-out' | 'owner' | 'new-password' | 'removed-way' | 'locked';
  },
): void {
  request.log.info({ event: 'sessions-ended', ...ended }, `sessions ended: ${ended.which}, ${ended.because}`);
}

/** Logs it where the limit for this way is reached, and hands the error on. */
export async function logLimited<T>(request: FastifyRequest, way: Way, begun: Promise<T>): Promise<T> {
  try {
    return await begun;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 429) logAuthentication(request, { way, outcome: 'limited' });
    throw error;
  }
}
