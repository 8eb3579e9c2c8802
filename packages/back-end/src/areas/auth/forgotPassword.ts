import type { AuthResponse } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationRequest } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { authMails } from './authMails.ts';
import { refusal } from './authResponses.ts';
import { findExternalAuth } from './findExternalAuth.ts';
import { limitSignIn } from './limitSignIn.ts';
import { mayBeLogin, type Refusal, toLogin } from './logIn.ts';
import { createMailToken } from './mailTokens.ts';
import { siteOrigin } from './siteOrigin.ts';

/** Requests a link to set a new password (API-128). */
export async function forgotPassword(
  services: Services,
  request: OperationRequest<'forgotPassword'>,
  reply: FastifyReply,
): Promise<AuthResponse> {
  const result = await sendPasswordMail(services, request, request.body.username);
  return result.outcome === 'externalAuth' ? refusal(reply, result) : { status: 0, message: result.message };
}

/**
 * Sends the mail. Response and work are the same for every name: one query, one token, one mail. A visitor without an
 * account reads that in the mail. Throws TOO_MANY_REQUESTS.
 */
export async function sendPasswordMail(
  services: Services,
  request: FastifyRequest,
  username: string,
): Promise<{ outcome: 'sent'; message: string } | Extract<Refusal, { outcome: 'externalAuth' }>> {
  const login = toLogin(username);
  const url = await findExternalAuth(services, request, login);
  if (url) return { outcome: 'externalAuth', url };
  await limitSignIn(services, request, 'forgot', login);
  const mayTellStranger = await services.limits.allows('strangerMail', login, request.ip);

  await services.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .leftJoin('account_closures', 'account_closures.user_id', 'users.id')
      .select(['users.id', 'users.account_email', 'account_closures.reason'])
      .where('login', '=', login)
      .executeTakeFirst();
    const token = await createMailToken(trx, user && !user.reason ? user.id : null, 'reset-password');
    const link = `${siteOrigin(services, request)}/s/ident/reset?token=${token}`;
    if (user?.reason) await services.mail.send(authMails.accountClosed(user.account_email, user.reason), trx);
    else if (user) await services.mail.send(authMails.resetPassword(user.account_email, link), trx);
    // To no address it is never sent, but written like the others.
    else if (mayBeLogin(login)) await services.mail.send(authMails.noAccount(mayTellStranger ? login : ''), trx);
  });
  return { outcome: 'sent', message: 'If there is an account, we have sent a mail to its address.' };
}
