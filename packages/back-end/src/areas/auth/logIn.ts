import type { FastifyReply, FastifyRequest } from 'fastify';
import { renewFormToken } from '../../http/formTokens.ts';
import type { Services } from '../../http/Services.ts';
import type { Proof } from '../../http/sessions/Session.ts';
import { takeOverConsent } from '../consent/takeOverConsent.ts';
import { isMailAddress } from '../mail/isMailAddress.ts';
import { findClosure } from './accountClosures.ts';
import type { ClosedReason } from './authTables.ts';
import { findExternalAuth } from './findExternalAuth.ts';
import { forgetBrowser, meetBrowser } from './knownBrowsers.ts';
import { limitSignIn } from './limitSignIn.ts';
import { type AuthOutcome, logAuthentication, logEndedSessions, logLimited, type Way } from './logAuthentication.ts';
import { noteSignOut } from './noteActingEnd.ts';
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
  /** All sessions of the account have been ended since it was proved, by a new password for example. */
  | { outcome: 'over' }
  | { outcome: 'closed'; reason: ClosedReason }
  /** The company's identity provider handles the sign-in, at this URL. */
  | { outcome: 'externalAuth'; url: string };

export const toLogin = (username: string): string => username.trim().toLowerCase();

/** Whether there may be an account of this name: an address or a phone number. */
export const mayBeLogin = (login: string): boolean => isMailAddress(login) || /^\+?\d[\d ()./-]{2,39}$/.test(login);

/** Signs in with a name and a password, for the API and for the plain login page. Throws TOO_MANY_REQUESTS. */
export async function logIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  form: { username: string; passwd: string; sticky: boolean },
): Promise<SignedIn | Refusal> {
  const checked = await checkCredentials(services, request, form);
  if (checked.outcome !== 'known') return checked;
  return startSession(services, request, reply, { proof: checked, sticky: form.sticky, way: 'password' });
}

/** The account with this name and password. Throws TOO_MANY_REQUESTS. Logs refusals: what follows a success, its caller knows. */
export async function checkCredentials(
  services: Services,
  request: FastifyRequest,
  form: { username: string; passwd: string },
  event: 'sign-in' | 'again' = 'sign-in',
): Promise<({ outcome: 'known' } & Proof) | Refusal> {
  const { db, limits } = services;
  const login = toLogin(form.username);
  const url = await findExternalAuth(services, request, login);
  const refuse = (outcome: AuthOutcome, userId?: string) =>
    logAuthentication(request, { way: 'password', outcome, ...(userId && { userId }) }, event);
  if (url) {
    refuse('external');
    return { outcome: 'externalAuth', url };
  }
  await logLimited(request, 'password', limitSignIn(services, request, 'login', login));
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'sign_in_epoch as signInEpoch'])
    .where('login', '=', login)
    .executeTakeFirst();
  if (!(await checkPassword(user?.password_hash, form.passwd)) || !user) {
    refuse('refused', user?.id);
    return { outcome: 'wrongPassword' };
  }
  await limits.succeed('login', login, request.ip);
  // Checked after the password, so that only its holder learns that the account is closed.
  const reason = await findClosure(db, user.id);
  if (!reason) return { outcome: 'known', userId: user.id, signInEpoch: user.signInEpoch };
  refuse('account-closed', user.id);
  return { outcome: 'closed', reason };
}

/** Starts a session for a user who has proved who they are, in this way. Logs how it ends. */
export async function startSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { proof, sticky, way }: { proof: Proof; sticky: boolean; way: Way },
): Promise<SignedIn | Refusal> {
  const { db, sessions } = services;
  const { userId } = proof;
  await db
    .updateTable('users')
    .set({ new_user: false })
    .where('id', '=', userId)
    .where('new_user', '=', true)
    .execute();
  rememberVisitor(request, reply);
  const browserHash = await meetBrowser(services, request, reply, userId);
  const session = await sessions.start(request, reply, { proof, sticky, browserHash });
  if (!session) {
    await forgetBrowser(db, userId, browserHash);
    const reason = await findClosure(db, userId);
    logAuthentication(request, { way, outcome: reason ? 'account-closed' : 'refused', userId });
    return reason ? { outcome: 'closed', reason } : { outcome: 'over' };
  }
  const { token, isSecondFactorDue } = session;
  logAuthentication(request, { way, outcome: isSecondFactorDue ? 'second-factor-due' : 'success', userId });
  // With a second factor due it waits for that.
  if (!isSecondFactorDue) await takeOverConsent(services, request, reply);
  return { outcome: 'signedIn', userId, formToken: renewFormToken(request, reply, token), isSecondFactorDue };
}

/** Signs out and returns the form token of the new anonymous session. */
export async function logOut(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const { sessions } = services;
  const session = await sessions.readUnverified(request, reply);
  await sessions.stop(request, reply);
  if (session) await noteSignOut(services, session);
  if (session) logEndedSessions(request, { userId: session.userId, which: 'this', because: 'sign-out' });
  return renewFormToken(request, reply, undefined);
}
