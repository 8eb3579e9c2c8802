import { randomBytes } from 'node:crypto';
import type { AuthResponse } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Services } from '../../../http/Services.ts';
import type { Proof } from '../../../http/sessions/Session.ts';
import { findClosure } from '../accountClosures.ts';
import { acceptance, refusal } from '../authResponses.ts';
import { findExternalAuth } from '../findExternalAuth.ts';
import { insertAccount } from '../insertAccount.ts';
import { type AuthOutcome, logAuthentication } from '../logAuthentication.ts';
import { type Refusal, startSession } from '../logIn.ts';
import { hashPassword } from '../passwords.ts';
import { siteOrigin } from '../siteOrigin.ts';
import { tellOfChange } from '../waysToSignIn.ts';
import type { Identity } from './IdentityProvider.ts';

export interface IdentitySignIn {
  identity: Identity;
  /** Make an account when there is none. */
  mayCreate: boolean;
  /** Whether the provider has a call to link an account by password. */
  mayLink: boolean;
  /**
   * The identity comes from the company with this e-mail domain. That is enough to open an account of this domain,
   * because only the company signs these in; it never opens an account of another domain.
   */
  company?: string;
  sticky: boolean;
  userInfo: boolean;
}

type Found =
  | { outcome: 'known'; proof: Proof; isNew: boolean }
  /** The address has an account that is not linked to the identity yet. */
  | { outcome: 'link' }
  | { outcome: 'notLinkable' }
  /** There is no account, and creating one needs confirmation. */
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
  const way = signIn.identity.provider;
  if (found.outcome !== 'known') logAuthentication(request, { way, outcome: OUTCOMES[found.outcome] });
  switch (found.outcome) {
    case 'known': {
      const signedIn = await startSession(services, request, reply, {
        proof: found.proof,
        sticky: signIn.sticky,
        way,
      });
      if (signedIn.outcome !== 'signedIn') return refusal(reply, signedIn);
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

const OUTCOMES: Record<Exclude<Found['outcome'], 'known'>, AuthOutcome> = {
  link: 'not-linked',
  notLinkable: 'not-linked',
  confirm: 'confirmation-needed',
  wrongPassword: 'refused',
  closed: 'account-closed',
  externalAuth: 'external',
  over: 'refused',
};

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
    .select(['users.id as userId', 'users.login', 'users.sign_in_epoch as signInEpoch'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  const url = company ? null : await findExternalAuth(services, request, linked?.login ?? email ?? '');
  if (url) return { outcome: 'externalAuth', url };
  if (linked) {
    const reason = await findClosure(db, linked.userId);
    return reason ? { outcome: 'closed', reason } : { outcome: 'known', proof: linked, isNew: false };
  }
  // An unconfirmed address must not open or create an account, nor reveal whether one exists.
  if (!email) return { outcome: 'notLinkable' };
  const taken = { outcome: mayLink ? 'link' : 'notLinkable' } as const;
  const existing = await db
    .selectFrom('users')
    .select(['id as userId', 'sign_in_epoch as signInEpoch'])
    .where('login', '=', email)
    .executeTakeFirst();
  // Another tab of the same person may have just created the account.
  if (existing)
    return (
      (await findMade(services, identity)) ??
      (company ? linkToCompany(services, siteOrigin(services, request), existing, identity) : taken)
    );
  if (!mayCreate) return { outcome: 'confirm' };
  // A random password: the provider is the only sign-in method until a password is set by mail.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const proof = await db.transaction().execute(async (trx) => {
    const user = await insertAccount(trx, {
      ...{ email, passwordHash, hasPassword: false },
      ...(name && { name }),
      ...{ emailsConsent: false, termsAccepted: true },
    });
    if (!user) return null;
    await linkIdentity(trx, user.userId, { ...identity, email });
    return user;
  });
  if (proof) return { outcome: 'known', proof, isNew: true };
  return (await findMade(services, identity)) ?? taken;
}

/**
 * An account that existed before the company signed in its own people. Not if it is linked to another identity of the
 * company: then the address has a new holder, who does not own the account.
 */
async function linkToCompany(services: Services, origin: string, proof: Proof, identity: Identity): Promise<Found> {
  const { userId } = proof;
  const reason = await findClosure(services.db, userId);
  if (reason) return { outcome: 'closed', reason };
  const isLinked = await services.db.transaction().execute(async (trx) => {
    const done = await linkIdentity(trx, userId, identity);
    if (done) await tellOfChange(services, trx, { userId, what: 'Your company signs you in from now on.', origin });
    return done;
  });
  return isLinked ? { outcome: 'known', proof, isNew: false } : { outcome: 'notLinkable' };
}

/** The result of a concurrent request for the same identity. */
async function findMade({ db }: Services, { provider, subject }: Identity): Promise<Found | undefined> {
  const first = await db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(['users.id as userId', 'users.sign_in_epoch as signInEpoch'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return first && { outcome: 'known', proof: first, isNew: false };
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
