import type { FastifyReply, FastifyRequest } from 'fastify';
import { takeOverConsent } from '../consent/takeOverConsent.ts';
import { renewFormToken } from '../formTokens.ts';
import type { Services } from '../Services.ts';
import { findClosure } from './accountClosures.ts';
import type { ClosedReason } from './authTables.ts';
import { findExternalAuth } from './findExternalAuth.ts';
import { limitSignIn } from './limitSignIn.ts';
import { checkPassword } from './passwords.ts';
import { rememberVisitor } from './returningVisitor.ts';

export interface SignedIn {
  outcome: 'signedIn';
  userId: string;
  formToken: string;
  /** The account tells nothing about its owner yet (BIZ-003). */
  isSecondFactorDue: boolean;
}

/** Why the sign-in failed. */
export type Refusal =
  | { outcome: 'wrongPassword' }
  | { outcome: 'closed'; reason: ClosedReason }
  /** The company's identity provider handles the sign-in, at this URL. */
  | { outcome: 'externalAuth'; url: string };

export const toLogin = (username: string): string => username.trim().toLowerCase();

/** Signs in with a name and a password, for the API and for the plain login page. Throws TOO_MANY_REQUESTS. */
export async function logIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  form: { username: string; passwd: string; sticky: boolean },
): Promise<SignedIn | Refusal> {
  const checked = await checkCredentials(services, request, form);
  if (checked.outcome !== 'known') return checked;
  return startSession(services, request, reply, checked.userId, form.sticky);
}

/** The account with this name and password. Throws TOO_MANY_REQUESTS. */
export async function checkCredentials(
  services: Services,
  request: FastifyRequest,
  form: { username: string; passwd: string },
): Promise<{ outcome: 'known'; userId: string } | Refusal> {
  const { db, limits } = services;
  const login = toLogin(form.username);
  const url = await findExternalAuth(services, request, login);
  if (url) return { outcome: 'externalAuth', url };
  await limitSignIn(services, request, 'login', login);
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('login', '=', login)
    .executeTakeFirst();
  if (!(await checkPassword(user?.password_hash, form.passwd)) || !user) return { outcome: 'wrongPassword' };
  await limits.succeed('login', login, request.ip);
  // Checked after the password, so that only its holder learns that the account is closed.
  const reason = await findClosure(db, user.id);
  return reason ? { outcome: 'closed', reason } : { outcome: 'known', userId: user.id };
}

/** Starts a session for an authenticated user. */
export async function startSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  sticky: boolean,
): Promise<SignedIn> {
  const { db, sessions } = services;
  await db
    .updateTable('users')
    .set({ new_user: false })
    .where('id', '=', userId)
    .where('new_user', '=', true)
    .execute();
  rememberVisitor(request, reply);
  const { token, isSecondFactorDue } = await sessions.start(request, reply, userId, sticky);
  // With a second factor due it waits for that.
  if (!isSecondFactorDue) await takeOverConsent(services, request, reply);
  return { outcome: 'signedIn', userId, formToken: renewFormToken(request, reply, token), isSecondFactorDue };
}

/** Signs out and returns the form token of the new anonymous session. */
export async function logOut({ sessions }: Services, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  await sessions.stop(request, reply);
  return renewFormToken(request, reply, undefined);
}
