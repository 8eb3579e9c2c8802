import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../http/Services.ts';
import { refuseActing } from '../../http/sessions/refuseActing.ts';
import { requireSession } from '../../http/sessions/requireSession.ts';
import type { Session } from '../../http/sessions/Session.ts';

/**
 * The session of the account's own user, required to change sign-in methods: support that acts as a member (BIZ-004)
 * must not leave a key of its own behind. Throws INVALID_SESSION or NOT_WHILE_ACTING.
 */
export async function requireOwnSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const session = await requireSession(services, request, reply);
  refuseActing(session);
  return session;
}
