import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/ApiError.ts';
import type { Services } from '../../http/Services.ts';
import type { Session } from '../../http/sessions/Session.ts';
import { requireOwnSession } from './requireOwnSession.ts';

/**
 * The session of the account's own user, who has signed in or entered the password in the last ten minutes: needed to
 * change how one signs in, so that a stolen or forgotten session is not for ever. Throws what `requireOwnSession` throws,
 * and RECENT_SIGN_IN_REQUIRED.
 */
export async function requireRecentSignIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const session = await requireOwnSession(services, request, reply);
  refuseOldSignIn(session);
  return session;
}

export function refuseOldSignIn({ isRecent }: Session): void {
  if (isRecent) return;
  throw new ApiError(
    403,
    'RECENT_SIGN_IN_REQUIRED',
    'This call needs a sign-in of the last ten minutes. Send the visitor to /s/ident/again.',
    'Please sign in again to do this.',
  );
}
