import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/ApiError.ts';
import type { Services } from '../../http/Services.ts';
import { requireSession } from '../../http/sessions/requireSession.ts';
import type { Session } from '../../http/sessions/Session.ts';

/**
 * The session of the account's own user, required to change sign-in methods: support that acts as a member (BIZ-004)
 * must not leave a key of its own behind. Throws INVALID_SESSION or FORBIDDEN.
 */
export async function requireOwnSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const session = await requireSession(services, request, reply);
  if (session.impersonatorId === null) return session;
  throw new ApiError(
    403,
    'FORBIDDEN',
    'Support may not change how a member signs in.',
    'You are not allowed to do this.',
  );
}
