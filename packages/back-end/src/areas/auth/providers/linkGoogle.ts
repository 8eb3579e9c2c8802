import type { AuthResponse, Schema } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../http/Services.ts';
import { acceptance, refusal } from '../authResponses.ts';
import { endOtherSessions } from '../endSessions.ts';
import { logEndedSessions } from '../logAuthentication.ts';
import { checkCredentials, startSession } from '../logIn.ts';
import { requireRecentSignIn } from '../requireRecentSignIn.ts';
import { siteOrigin } from '../siteOrigin.ts';
import { countWays, tellOfChange } from '../waysToSignIn.ts';
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
  if (!(await link(services, request, checked.userId, identity))) return notLinkable(reply);
  const { sticky } = form;
  const signedIn = await startSession(services, request, reply, { proof: checked, sticky, way: 'password' });
  if (signedIn.outcome !== 'signedIn') return refusal(reply, signedIn);
  return { ...(await acceptance(services, signedIn, form.userInfo)), message: 'signin' };
}

/** Links an identity to the signed-in account (API-138). */
export async function linkToSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  identity: Identity,
): Promise<AuthResponse> {
  const { userId } = await requireRecentSignIn(services, request, reply);
  return (await link(services, request, userId, identity)) ? { status: 0 } : notLinkable(reply);
}

/**
 * Removes the signed-in account's link with Google (API-139), unless it is the only sign-in method. Signs the account out
 * everywhere else, as the removal of a passkey does.
 */
export async function unlinkGoogle(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AuthResponse> {
  const { userId, tokenHash } = await requireRecentSignIn(services, request, reply);
  const outcome = await services.db.transaction().execute(async (trx) => {
    const ways = await countWays(trx, userId);
    const google = await trx
      .selectFrom('identities')
      .select('subject')
      .where('user_id', '=', userId)
      .where('provider', '=', 'google')
      .executeTakeFirst();
    if (!google) return 'none';
    if (ways < 2) return 'last';
    await trx.deleteFrom('identities').where('user_id', '=', userId).where('provider', '=', 'google').execute();
    await endOtherSessions(trx, userId, tokenHash);
    const origin = siteOrigin(services, request);
    await tellOfChange(services, trx, { userId, what: 'Google does not sign you in any more.', origin });
    return 'removed';
  });
  if (outcome === 'last') {
    reply.code(409);
    return { status: 2, message: 'Set a password or add a passkey first.' };
  }
  if (outcome === 'removed') logEndedSessions(request, { userId, which: 'others', because: 'removed-way' });
  return { status: 0 };
}

function link(services: Services, request: FastifyRequest, userId: string, identity: Identity): Promise<boolean> {
  const origin = siteOrigin(services, request);
  const what = 'Your Google account signs you in from now on.';
  return services.db.transaction().execute(async (trx) => {
    const isLinked = await linkIdentity(trx, userId, identity);
    if (isLinked) await tellOfChange(services, trx, { userId, what, origin });
    return isLinked;
  });
}
