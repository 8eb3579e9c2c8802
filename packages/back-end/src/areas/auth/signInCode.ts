import { randomInt, timingSafeEqual } from 'node:crypto';
import type { AuthResponse } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { inSeconds } from '../../database/inSeconds.ts';
import { browserHash, SECRET_COOKIE } from '../../http/formTokens.ts';
import type { OperationRequest } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { readHostCookie } from '../../http/sessions/hostCookies.ts';
import type { Proof } from '../../http/sessions/Session.ts';
import type { Keyring } from '../../secrets/Keyring.ts';
import { findClosure } from './accountClosures.ts';
import { authMails } from './authMails.ts';
import { acceptance, refusal, wrongCode } from './authResponses.ts';
import { findExternalAuth } from './findExternalAuth.ts';
import { limitSignIn, mailSignInLink } from './limitSignIn.ts';
import { logAuthentication, logLimited } from './logAuthentication.ts';
import { mayBeLogin, startSession, toLogin } from './logIn.ts';

/** Lifetime and number of tries of a code. */
const CODE_SECONDS = 600;
const TRIES = 5;

/** Sends a sign-in code (SIG-017). Response and work are the same for every name. Throws TOO_MANY_REQUESTS. */
export async function sendSignInCode(
  services: Services,
  request: OperationRequest<'sendSignInCode'>,
  reply: FastifyReply,
): Promise<AuthResponse> {
  const login = toLogin(request.body.username);
  const url = await findExternalAuth(services, request, login);
  if (url) return refusal(reply, { outcome: 'externalAuth', url });
  await limitSignIn(services, request, 'code', login);
  // The response stays the same, so that it reveals nothing; the owner gets a link instead of a code, because others
  // may have asked for all of them.
  if (!(await services.limits.allows('codeMail', login, request.ip))) await mailSignInLink(services, request, login);
  else await sendCode(services, request, login);
  return { status: 0, message: 'If there is an account, we have sent a code to its address.' };
}

async function sendCode(services: Services, request: FastifyRequest, login: string) {
  const mayTellStranger = await services.limits.allows('strangerMail', login, request.ip);
  await services.db.transaction().execute((trx) => send(services, trx, request, login, mayTellStranger));
}

async function send(
  { mail, keyring }: Services,
  trx: Transaction<Database>,
  request: FastifyRequest,
  login: string,
  mayTellStranger: boolean,
) {
  const user = await trx
    .selectFrom('users')
    .leftJoin('account_closures', 'account_closures.user_id', 'users.id')
    .select(['users.id', 'users.account_email', 'account_closures.reason'])
    .where('login', '=', login)
    .executeTakeFirst();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = {
    code_hash: codeHashes(keyring, request, login, code)[0] as string,
    user_id: user && !user.reason ? user.id : null,
    tries_left: TRIES,
    expires_at: inSeconds(CODE_SECONDS),
  };
  const ofBrowser = { login, browser_hash: browserHash(request) };
  // Takes the place of the browser's previous code, also where two are asked for at once.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${login} ${ofBrowser.browser_hash}`}, 0))`.execute(trx);
  await trx
    .deleteFrom('sign_in_codes')
    .where('login', '=', login)
    .where('browser_hash', '=', ofBrowser.browser_hash)
    .execute();
  await trx
    .insertInto('sign_in_codes')
    .values({ ...ofBrowser, ...fresh })
    .execute();
  if (user?.reason) await mail.send(authMails.closedSignIn(user.account_email, user.reason), trx);
  else if (user) await mail.send(authMails.signInCode(user.account_email, code), trx);
  else if (mayBeLogin(login)) await mail.send(authMails.noAccountForCode(mayTellStranger ? login : ''), trx);
}

/** Signs in with the code (SIG-017). Throws TOO_MANY_REQUESTS. */
export async function loginWithCode(
  services: Services,
  request: OperationRequest<'loginWithCode'>,
  reply: FastifyReply,
): Promise<AuthResponse> {
  const form = request.body;
  const login = toLogin(form.username);
  await logLimited(request, 'code', services.limits.begin('code', null, request.ip));
  const proof = await useCode(services, request, login, form.code);
  if (proof === null) {
    logAuthentication(request, { way: 'code', outcome: 'refused' });
    return wrongCode(reply);
  }
  await services.limits.succeed('code', login, request.ip);
  const signedIn = await startSession(services, request, reply, { proof, sticky: form.sticky, way: 'code' });
  if (signedIn.outcome !== 'signedIn') return refusal(reply, signedIn);
  return acceptance(services, signedIn, form.userInfo);
}

/** Whom the code proves; consumes the code. Null when it is invalid. */
async function useCode(
  { db, keyring }: Services,
  request: FastifyRequest,
  login: string,
  code: string,
): Promise<Proof | null> {
  // Counted before comparing, so that concurrent tries count too.
  const row = await db
    .updateTable('sign_in_codes')
    .set({ tries_left: sql`tries_left - 1` })
    .where('login', '=', login)
    .where('browser_hash', '=', browserHash(request))
    .where('tries_left', '>', 0)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('code_hash')
    .executeTakeFirst();
  if (!row || !codeHashes(keyring, request, login, code).some((hash) => isSame(row.code_hash, hash))) return null;
  const used = await db
    .deleteFrom('sign_in_codes')
    .using('users')
    .whereRef('users.id', '=', 'sign_in_codes.user_id')
    .where('code_hash', '=', row.code_hash)
    .returning(['users.id as userId', 'users.sign_in_epoch as signInEpoch'])
    .executeTakeFirst();
  // Closed after the code was sent: treat the code as unknown.
  return used && !(await findClosure(db, used.userId)) ? used : null;
}

/**
 * By each key of the environment, and with the browser's secret, which is in no table: six digits alone are guessed by whoever
 * reads it.
 */
const codeHashes = (keyring: Keyring, request: FastifyRequest, login: string, code: string) =>
  keyring.macs('codes', `${readHostCookie(request, SECRET_COOKIE) ?? ''} ${login} ${code}`);

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
