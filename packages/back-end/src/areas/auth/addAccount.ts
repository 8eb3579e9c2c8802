import type { AuthResponse } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inSeconds } from '../../database/inSeconds.ts';
import type { Services } from '../../http/Services.ts';
import { requireOwnSession } from './requireOwnSession.ts';

/** How long a session waits for the sign-in that adds an account. */
const ADDING_SECONDS = 600;

/** Adds the account of the next sign-in to this session (API-129). */
export async function addAccount(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AuthResponse> {
  const session = await requireOwnSession(services, request, reply);
  await services.db
    .updateTable('sessions')
    .set({ adding_until: inSeconds(ADDING_SECONDS) })
    .where('token_hash', '=', session.tokenHash)
    .execute();
  return { status: 0, loginRedirectUrl: '/login?add=true' };
}
