import type { AuthResponse, Schema } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/ApiError.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { NOW } from '../../http/sessions/Session.ts';
import { MOST_SESSIONS } from '../../http/sessions/SessionStore.ts';
import { endOneSession, endOtherSessions } from './endSessions.ts';
import { logEndedSessions } from './logAuthentication.ts';
import { logOut } from './logIn.ts';
import { requireOwnSession } from './requireOwnSession.ts';
import { requireRecentSignIn } from './requireRecentSignIn.ts';

/** The operations that list and end the visitor's sessions. The page of sessions calls the same functions. */
export function createSessionOperations(services: Services) {
  return {
    listSessions: async (request, reply) => ({ sessions: await listSessions(services, request, reply) }),
    endSession: (request, reply) => endSession(services, request, reply, request.params.sessionId),
    endOtherSessions: (request, reply) => endAllOthers(services, request, reply),
  } satisfies Partial<OperationHandlers>;
}

/**
 * The session in use first, then the one used last. Also those in which the account is beside another one; those in which
 * support acts as it are support's.
 */
export async function listSessions(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Schema<'SessionEntry'>[]> {
  const { userId, tokenHash } = await requireOwnSession(services, request, reply);
  const rows = await services.db
    .selectFrom('sessions')
    .innerJoin('session_accounts', 'session_accounts.session_hash', 'sessions.token_hash')
    .select(['token_hash', 'session_id', 'browser', 'system', 'signed_in_at', 'refreshed_at'])
    .where('session_accounts.user_id', '=', userId)
    .where('sessions.expires_at', '>', NOW)
    .orderBy((sort) => sort('token_hash', '=', tokenHash), 'desc')
    .orderBy('refreshed_at', 'desc')
    .orderBy('session_id')
    .limit(MOST_SESSIONS)
    .execute();
  return rows.map((row) => ({
    sessionId: row.session_id,
    isCurrent: row.token_hash === tokenHash,
    browser: row.browser,
    system: row.system,
    signedInAt: row.signed_in_at?.toISOString() ?? null,
    lastUsedAt: row.refreshed_at.toISOString(),
  }));
}

/** Signs the account out there; here it is the sign-out. Throws NOT_FOUND, also for another account's session. */
export async function endSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  sessionId: string,
): Promise<AuthResponse> {
  const { userId, tokenHash } = await requireRecentSignIn(services, request, reply);
  const found = await services.db
    .selectFrom('sessions')
    .innerJoin('session_accounts', 'session_accounts.session_hash', 'sessions.token_hash')
    .select('token_hash')
    .where('session_id', '=', sessionId)
    .where('session_accounts.user_id', '=', userId)
    .executeTakeFirst();
  if (!found) throw unknownSession(sessionId);
  if (found.token_hash === tokenHash) return { status: 0, formToken: await logOut(services, request, reply) };
  await services.db.transaction().execute((trx) => endOneSession(trx, userId, found.token_hash));
  logEndedSessions(request, { userId, which: 'one', because: 'owner' });
  return { status: 0 };
}

export async function endAllOthers(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AuthResponse> {
  const { userId, tokenHash } = await requireRecentSignIn(services, request, reply);
  await services.db.transaction().execute((trx) => endOtherSessions(trx, userId, tokenHash));
  logEndedSessions(request, { userId, which: 'others', because: 'owner' });
  return { status: 0 };
}

const unknownSession = (sessionId: string) =>
  new ApiError(404, 'NOT_FOUND', `This account has no session ${sessionId}.`, 'This session is over already.');
