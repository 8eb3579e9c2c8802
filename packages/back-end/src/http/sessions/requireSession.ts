import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/ApiError.ts';
import type { RequestSessions } from './RequestSessions.ts';
import type { Session } from './Session.ts';

/**
 * The session of a signed-in visitor; without one the call fails with `INVALID_SESSION` (ERR-008),
 * before the second factor with `MISSING_TWO_FACTOR_AUTHENTICATION` (ERR-010).
 */
export async function requireSession(
  { sessions }: { sessions: RequestSessions },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const session = await sessions.read(request, reply);
  if (session) return session;
  throw invalidSession();
}

export const invalidSession = (): ApiError =>
  new ApiError(
    401,
    'INVALID_SESSION',
    'This call needs a session. Sign in by POST /k/run/auth/login.',
    'Please sign in again.',
  );
