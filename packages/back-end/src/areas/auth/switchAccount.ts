import type { AuthResponse } from '@travel-shell/contract';
import type { FastifyReply } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { renewFormToken } from '../../http/formTokens.ts';
import type { OperationRequest } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import type { Session } from '../../http/sessions/Session.ts';
import { takeOverConsent } from '../consent/takeOverConsent.ts';
import { CLOSED_TEXTS, findClosure } from './accountClosures.ts';

/** Goes on as another account of the session (API-130). */
export async function switchAccount(
  services: Services,
  request: OperationRequest<'switchAccount'>,
  reply: FastifyReply,
): Promise<AuthResponse> {
  const session = request.session;
  const { tokenId, business } = request.query;
  const next = await services.db.transaction().execute(async (trx) => {
    const userId = await findAccount(trx, session, tokenId);
    const begun = userId && (await services.sessions.switchAccount(trx, session, userId));
    if (!begun) throw unknownAccount(tokenId);
    if (business !== undefined) await setMode(trx, userId, business);
    return begun;
  });
  const sessionToken = services.sessions.adopt(request, reply, next);
  if (!next.isSecondFactorDue) await takeOverConsent(services, request, reply);
  return {
    status: 0,
    uid: next.userId,
    formToken: renewFormToken(request, reply, sessionToken),
    // Redirects to `redir` (SIG-055) if signed in, else to sign-in.
    businessRedirectUrl: '/login',
  };
}

/** The account a token names in this session. Throws FORBIDDEN when it is closed. */
async function findAccount(trx: Transaction<Database>, session: Session, tokenId: string): Promise<string | null> {
  const accounts = await trx
    .selectFrom('session_accounts')
    .select(['user_id', 'token_id'])
    .where('session_hash', '=', session.tokenHash)
    .execute();
  // Support that acts as a customer (its own account is not the session's current one) does not switch.
  if (!accounts.some((account) => account.user_id === session.userId)) return null;
  const account = accounts.find((one) => one.token_id === tokenId);
  const reason = account && (await findClosure(trx, account.user_id));
  if (reason) throw new ApiError(403, 'FORBIDDEN', `The account is ${reason}.`, CLOSED_TEXTS[reason]);
  return account?.user_id ?? null;
}

async function setMode(trx: Transaction<Database>, userId: string, business: boolean): Promise<void> {
  await trx.updateTable('business_profiles').set({ business_mode: business }).where('user_id', '=', userId).execute();
}

const unknownAccount = (tokenId: string) =>
  new ApiError(
    404,
    'NOT_FOUND',
    `This session has no account ${tokenId}. A tokenId is good for one switch; the auth state has the current ones.`,
    'Please try again.',
  );
