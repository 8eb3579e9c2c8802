import { randomBytes } from 'node:crypto';
import type { AuthResponse } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Services } from '../../Services.ts';
import { findClosure } from '../accountClosures.ts';
import { authMails } from '../authMails.ts';
import { acceptance, refusal } from '../authResponses.ts';
import { findExternalAuth } from '../findExternalAuth.ts';
import { type Refusal, startSession } from '../logIn.ts';
import { hashPassword } from '../passwords.ts';
import type { Identity } from './IdentityProvider.ts';

export interface IdentitySignIn {
  identity: Identity;
  /** Make an account when there is none. */
  mayCreate: boolean;
  /** The provider has a call that links an account by its password. */
  mayLink: boolean;
  /**
   * It comes from the company whose people have addresses of this domain. Its word is enough for an account with such an
   * address, as nobody else signs these in; for any other address it is worth nothing.
   */
  company?: string;
  sticky: boolean;
  userInfo: boolean;
}

type Found =
  | { outcome: 'known'; userId: string; isNew: boolean }
  /** The address has an account that the identity does not open yet. */
  | { outcome: 'link' }
  | { outcome: 'notLinkable' }
  /** There is no account, and none may be made without asking. */
  | { outcome: 'confirm' }
  | Refusal;

/** Signs in with an identity a provider has vouched for, and answers by SIG-036 and SIG-041. */
export async function signInWithIdentity(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  signIn: IdentitySignIn,
): Promise<AuthResponse> {
  const found = await findOrCreate(services, request, signIn);
  switch (found.outcome) {
    case 'known': {
      const signedIn = await startSession(services, request, reply, found.userId, signIn.sticky);
      const answer = await acceptance(services, signedIn, signIn.userInfo);
      return { ...answer, message: found.isNew ? 'signup' : 'signin' };
    }
    case 'link':
      return { status: 1, message: 'There is an account with this address. Enter its password to link the two.' };
    case 'notLinkable':
      return notLinkable(reply);
    case 'confirm':
      return { status: 2, message: 'signup' };
    default:
      return refusal(reply, found);
  }
}

/** SIG-037, ERR-027. */
export function notLinkable(reply: FastifyReply): AuthResponse {
  reply.code(409);
  return { status: -1, message: 'This account cannot be linked.' };
}

async function findOrCreate(
  services: Services,
  request: FastifyRequest,
  { identity, mayCreate, mayLink, company }: IdentitySignIn,
): Promise<Found> {
  const { db } = services;
  const { provider, subject, email, name } = identity;
  if (company && !email?.endsWith(`@${company}`)) return { outcome: 'notLinkable' };
  const linked = await db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(['users.id', 'users.login'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  const url = company ? null : await findExternalAuth(services, request, linked?.login ?? email ?? '');
  if (url) return { outcome: 'externalAuth', url };
  if (linked) {
    const reason = await findClosure(db, linked.id);
    return reason ? { outcome: 'closed', reason } : { outcome: 'known', userId: linked.id, isNew: false };
  }
  // An address nobody vouches for must neither open nor take an account, nor tell whether there is one.
  if (!email) return { outcome: 'notLinkable' };
  const taken = { outcome: mayLink ? 'link' : 'notLinkable' } as const;
  const existing = await db.selectFrom('users').select('id').where('login', '=', email).executeTakeFirst();
  // Made a moment ago, perhaps, by the same person in another tab.
  if (existing)
    return (await findMade(services, identity)) ?? (company ? linkToCompany(services, existing.id, identity) : taken);
  if (!mayCreate) return { outcome: 'confirm' };
  // Nobody knows it: the provider is the only way in until a password is set by mail.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const userId = await db.transaction().execute(async (trx) => {
    const user = await trx
      .insertInto('users')
      .values({
        login: email,
        password_hash: passwordHash,
        account_name: name ?? email.slice(0, email.lastIndexOf('@')),
        account_email: email,
        display_email: email,
        img_url: null,
      })
      .onConflict((conflict) => conflict.column('login').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!user) return null;
    await trx
      .insertInto('sign_ups')
      .values({
        user_id: user.id,
        emails_consent: false,
        terms_accepted_at: sql<Date>`now()`,
        has_password: false,
      })
      .execute();
    await linkIdentity(trx, user.id, { ...identity, email });
    return user.id;
  });
  if (userId) return { outcome: 'known', userId, isNew: true };
  return (await findMade(services, identity)) ?? taken;
}

/**
 * An account from before the company signed its people in. Not where it has another identity of the company: then the
 * address has been given to somebody else there, and the account is not theirs.
 */
async function linkToCompany(services: Services, userId: string, identity: Identity): Promise<Found> {
  const reason = await findClosure(services.db, userId);
  if (reason) return { outcome: 'closed', reason };
  const isLinked = await services.db.transaction().execute(async (trx) => {
    const done = await linkIdentity(trx, userId, identity);
    const mail = authMails.waysChanged(identity.email ?? '', 'Your company signs you in from now on.');
    if (done) await services.mail.send(mail, trx);
    return done;
  });
  return isLinked ? { outcome: 'known', userId, isNew: false } : { outcome: 'notLinkable' };
}

/** What another request has made of the identity in the meantime. */
async function findMade({ db }: Services, { provider, subject }: Identity): Promise<Found | undefined> {
  const first = await db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return first && { outcome: 'known', userId: first.user_id, isNew: false };
}

/** False when the identity opens another account, or the account has another identity of the provider. */
export async function linkIdentity(
  trx: Transaction<Database>,
  userId: string,
  { provider, subject, email }: Identity,
): Promise<boolean> {
  await trx
    .insertInto('identities')
    .values({ provider, subject, user_id: userId, email: email ?? '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id === userId;
}
