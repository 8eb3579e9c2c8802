import type { FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { Services } from '../../http/Services.ts';
import { authMails } from './authMails.ts';
import { createMailToken } from './mailTokens.ts';
import { siteOrigin } from './siteOrigin.ts';

/** `limits.begin`, and once it is too much, the account's owner is told. */
export async function limitSignIn(
  services: Services,
  request: FastifyRequest,
  action: 'login' | 'code' | 'forgot',
  login: string,
): Promise<void> {
  if (action !== 'login') await services.limits.begin('mail', null, request.ip);
  try {
    await services.limits.begin(action, login, request.ip);
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 429) await mailSignInLink(services, request, login);
    throw error;
  }
}

/**
 * Mails a link that signs in, whatever others have tried with this name: limits do not apply to it. As long as one is
 * unused there is no second one, so that the owner always has a link, and strangers cannot fill the mailbox.
 */
export async function mailSignInLink(services: Services, request: FastifyRequest, login: string): Promise<void> {
  if (!(await services.limits.allows('signInMail', login, request.ip))) return;
  await services.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .leftJoin('account_closures', 'account_closures.user_id', 'users.id')
      .select(['users.id', 'users.account_email'])
      .where('login', '=', login)
      .where('account_closures.user_id', 'is', null)
      .executeTakeFirst();
    const isSent = user !== undefined && !(await hasLink(trx, user.id));
    // The rows are the same without an account, but then no link is sent.
    const token = await createMailToken(trx, isSent ? user.id : null, 'sign-in');
    const url = `${siteOrigin(services, request)}/s/ident/sign-in?token=${token}`;
    await services.mail.send(authMails.manyFailures(isSent ? user.account_email : '', url), trx);
  });
}

async function hasLink(trx: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('mail_tokens')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'sign-in')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}
