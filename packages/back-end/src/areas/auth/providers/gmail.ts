import type { AuthResponse, Schema } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { OperationRequest } from '../../../http/Operation.ts';
import type { Services } from '../../../http/Services.ts';
import { requireOwnSession } from '../requireOwnSession.ts';
import { finishFlow, startFlow } from './providerFlows.ts';
import { notLinkable } from './signInWithIdentity.ts';

type GmailSubscription = Schema<'GmailSubscription'>;

/** Redirects to Google's consent page, unless the inbox is already subscribed (API-131). */
export async function requestGmailSubscription(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<GmailSubscription> {
  const { userId } = await requireOwnSession(services, request, reply);
  const known = await services.db
    .selectFrom('gmail_subscriptions')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (known) return subscribed(known.email);
  const redirect = await startFlow(services, request, {
    provider: 'google',
    purpose: 'gmail',
    userId,
    returnTo: '/',
    sticky: false,
    popup: true,
  });
  return { status: 'requested', email: null, ...redirect };
}

/** Stores the subscription the visitor agreed to (API-132). Throws `IdentityRefused`. */
export async function subscribeGmail(
  services: Services,
  request: OperationRequest<'subscribeGmail'>,
  reply: FastifyReply,
): Promise<GmailSubscription | AuthResponse> {
  const { userId } = await requireOwnSession(services, request, reply);
  const { code, state } = request.body;
  const { flow, identity } = await finishFlow(services, request, { provider: 'google', purpose: 'gmail', code, state });
  // The account that agreed must be the one that asked, even after a switch in between.
  if (flow.user_id !== userId || !identity.email) return notLinkable(reply);
  await services.db
    .insertInto('gmail_subscriptions')
    .values({ user_id: userId, email: identity.email })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ email: identity.email as string, subscribed_at: sql`now()` }),
    )
    .execute();
  return subscribed(identity.email);
}

const subscribed = (email: string): GmailSubscription => ({
  status: 'subscribed',
  email,
  redirectUrl: null,
  state: null,
});
