import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Services } from '../../http/Services.ts';
import { browserInWords } from '../../http/sessions/browserInWords.ts';
import { hostCookie, readHostCookie } from '../../http/sessions/hostCookies.ts';
import { cookieOptions } from '../../http/sessions/RequestSessions.ts';
import { createToken, hashToken } from '../../http/sessions/SessionStore.ts';
import { pageLocale } from '../../pages/pageLocale.ts';
import { authMails } from './authMails.ts';
import { siteOrigin } from './siteOrigin.ts';
import { SESSIONS_PATH } from './waysToSignIn.ts';

/** Names a browser that somebody has signed in with; it signs nobody in, and survives the sign-out. */
export const BROWSER_COOKIE = 'travel_browser';

/** As long as browsers keep a cookie; each sign-in begins it again. */
const LIFETIME_SECONDS = 400 * 24 * 3600;

/** More than somebody uses. The oldest make room, so that nobody fills the table by signing in. */
const REMEMBERED = 30;

const TOKEN = /^[\w-]{43}$/;

/**
 * Remembers the browser of a sign-in, and mails the owner where the account has not been used with it before. Nothing is
 * mailed at an account's first sign-in. Returns the browser's hash, for the session.
 */
export async function meetBrowser(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<string> {
  const given = readHostCookie(request, BROWSER_COOKIE) ?? '';
  const token = TOKEN.test(given) ? given : createToken();
  reply.setCookie(hostCookie(reply.server, BROWSER_COOKIE), token, {
    ...cookieOptions(request),
    httpOnly: true,
    maxAge: LIFETIME_SECONDS,
  });
  const hash = hashToken(token);
  const { db, limits, mail } = services;
  const known = await db
    .updateTable('known_browsers')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('browser_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  if (known) return hash;
  const user = await db
    .selectFrom('users')
    .select(['account_email', 'knows_browsers'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // Only as often as a person changes browsers, so that whoever has the password cannot fill the mailbox.
  const mayMail = user.knows_browsers && (await limits.allows('newBrowserMail', userId, request.ip));
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('known_browsers')
      .values({ user_id: userId, browser_hash: hash })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (!user.knows_browsers) {
      await trx.updateTable('users').set({ knows_browsers: true }).where('id', '=', userId).execute();
      return;
    }
    await forgetOldest(trx, userId);
    if (!mayMail) return;
    const seen = browserInWords(request.headers['user-agent']);
    await mail.send(
      await authMails.newBrowser(
        user.account_email,
        seen,
        new Date(),
        siteOrigin(services, request) + SESSIONS_PATH,
        pageLocale(request),
      ),
      trx,
    );
  });
  return hash;
}

/** The sign-in that it was met at has failed. */
export async function forgetBrowser(db: Kysely<Database>, userId: string, browserHash: string): Promise<void> {
  await db.deleteFrom('known_browsers').where('user_id', '=', userId).where('browser_hash', '=', browserHash).execute();
}

async function forgetOldest(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx
    .deleteFrom('known_browsers')
    .where('user_id', '=', userId)
    .where('browser_hash', 'in', (kept) =>
      kept
        .selectFrom('known_browsers')
        .select('browser_hash')
        .where('user_id', '=', userId)
        .orderBy('used_at', 'desc')
        .orderBy('browser_hash')
        .offset(REMEMBERED),
    )
    .execute();
}
