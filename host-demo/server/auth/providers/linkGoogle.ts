import type { AuthResponse, Schema } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Services } from '../../Services.ts';
import { authMails } from '../authMails.ts';
import { acceptance, refusal } from '../authResponses.ts';
import { checkCredentials, startSession } from '../logIn.ts';
import { requireOwnSession } from '../requireOwnSession.ts';
import type { Identity } from './IdentityProvider.ts';
import { linkIdentity, notLinkable } from './signInWithIdentity.ts';

/** Signs in to the account with the identity's address by its password, and links the two (API-137). */
export async function loginAndLink(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  identity: Identity,
  form: Required<Pick<Schema<'GoogleLinkExistingForm'>, 'passwd' | 'sticky' | 'userInfo'>>,
): Promise<AuthResponse> {
  if (!identity.email) return notLinkable(reply);
  const checked = await checkCredentials(services, request, { username: identity.email, passwd: form.passwd });
  if (checked.outcome !== 'known') return refusal(reply, checked);
  if (!(await link(services, checked.userId, identity))) return notLinkable(reply);
  const signedIn = await startSession(services, request, reply, checked.userId, form.sticky);
  return { ...(await acceptance(services, signedIn, form.userInfo)), message: 'signin' };
}

/** Links an identity to the signed-in account (API-138). */
export async function linkToSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  identity: Identity,
): Promise<AuthResponse> {
  const { userId } = await requireOwnSession(services, request, reply);
  return (await link(services, userId, identity)) ? { status: 0 } : notLinkable(reply);
}

/** Removes the signed-in account's link with Google (API-139), unless it is the only sign-in method. */
export async function unlinkGoogle(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AuthResponse> {
  const { userId } = await requireOwnSession(services, request, reply);
  return services.db.transaction().execute(async (trx) => {
    // Lock the account row, so that two concurrent removals leave one sign-in method.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const google = await trx
      .selectFrom('identities')
      .select('subject')
      .where('user_id', '=', userId)
      .where('provider', '=', 'google')
      .executeTakeFirst();
    if (!google) return { status: 0 };
    if (!(await hasAnotherWay(trx, userId))) {
      reply.code(409);
      return { status: 2, message: 'Set a password or add a passkey first.' };
    }
    await trx.deleteFrom('identities').where('user_id', '=', userId).where('provider', '=', 'google').execute();
    await tell(services, trx, userId, 'Google does not sign you in any more.');
    return { status: 0 };
  });
}

function link(services: Services, userId: string, identity: Identity): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const isLinked = await linkIdentity(trx, userId, identity);
    if (isLinked) await tell(services, trx, userId, 'Your Google account signs you in from now on.');
    return isLinked;
  });
}

async function hasAnotherWay(db: Kysely<Database>, userId: string): Promise<boolean> {
  const signUp = await db
    .selectFrom('sign_ups')
    .select('has_password')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!signUp || signUp.has_password) return true;
  const passkey = await db.selectFrom('passkeys').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  const other = await db
    .selectFrom('identities')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('provider', '<>', 'google')
    .executeTakeFirst();
  return Boolean(passkey || other);
}

async function tell({ mail }: Services, trx: Transaction<Database>, userId: string, what: string): Promise<void> {
  const user = await trx.selectFrom('users').select('account_email').where('id', '=', userId).executeTakeFirstOrThrow();
  await mail.send(authMails.waysChanged(user.account_email, what), trx);
}
