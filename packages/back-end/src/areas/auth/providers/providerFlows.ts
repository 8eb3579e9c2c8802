import type { Schema } from '@travel-shell/contract';
import type { FastifyRequest } from 'fastify';
import { type Selectable, sql } from 'kysely';
import { inSeconds } from '../../../database/inSeconds.ts';
import { browserHash } from '../../../http/formTokens.ts';
import type { Services } from '../../../http/Services.ts';
import { createToken, hashToken } from '../../../http/sessions/SessionStore.ts';
import type { IdentitySource, ProviderFlowTable, ProviderName } from '../authTables.ts';
import { signInPath } from '../identitySources.ts';
import { siteOrigin } from '../siteOrigin.ts';
import { type Identity, IdentityRefused } from './IdentityProvider.ts';

/** How long a visitor may stay on the provider's page. */
const FLOW_SECONDS = 600;

const SCOPE = 'openid email profile';
const GMAIL_SCOPE = 'openid email https://www.googleapis.com/auth/gmail.readonly';
/** Apple uses its own scope names, and returns a name only with `form_post`. */
const APPLE = { scope: 'openid email name', responseMode: 'form_post' } as const;

export type ProviderFlow = Selectable<ProviderFlowTable>;

interface NewFlow {
  provider: IdentitySource;
  purpose: ProviderFlowTable['purpose'];
  userId: string | null;
  returnTo: string;
  sticky: boolean;
  popup: boolean;
}

/** Starts an authorization code flow with PKCE. Only the state leaves the server. Throws TOO_MANY_REQUESTS. */
export async function startFlow(
  services: Services,
  request: FastifyRequest,
  flow: NewFlow,
): Promise<Schema<'ProviderRedirect'>> {
  const provider = services.identityProviders.require(flow.provider);
  const [state, nonce, codeVerifier] = [createToken(), createToken(), createToken()];
  await services.limits.begin('providerFlow', null, request.ip);
  await services.db
    .insertInto('provider_flows')
    .values({
      state_hash: hashToken(state),
      provider: flow.provider,
      purpose: flow.purpose,
      browser_hash: browserHash(request),
      user_id: flow.userId,
      code_verifier: codeVerifier,
      nonce,
      return_to: flow.returnTo,
      sticky: flow.sticky,
      popup: flow.popup,
      expires_at: inSeconds(FLOW_SECONDS),
    })
    .execute();
  // The visitor does not wait for it.
  void provider.load();
  const redirectUrl = provider.authorizationUrl({
    redirectUri: callbackAddress(services, request, flow.provider),
    scope: flow.purpose === 'gmail' ? GMAIL_SCOPE : SCOPE,
    ...(flow.provider === 'apple' && APPLE),
    state,
    nonce,
    codeVerifier,
  });
  return { redirectUrl, state };
}

/**
 * Stores the visitor's name that a provider sends with the code. Its form post carries no cookies of ours, so the
 * browser is checked later; a stolen state can at most set its owner's name.
 */
export async function keepName({ db }: Services, provider: ProviderName, state: string, name: string): Promise<void> {
  await db
    .updateTable('provider_flows')
    .set({ person_name: name })
    .where('state_hash', '=', hashToken(state))
    .where('provider', '=', provider)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
}

/** The unfinished flow this browser started with the state. */
export async function findFlow(
  { db }: Services,
  request: FastifyRequest,
  provider: IdentitySource,
  state: string,
): Promise<ProviderFlow | null> {
  const flow = await db
    .selectFrom('provider_flows')
    .selectAll()
    .where('state_hash', '=', hashToken(state))
    .where('provider', '=', provider)
    .where('browser_hash', '=', browserHash(request))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return flow ?? null;
}

/** Finishes a flow with the provider's response; a state works once. Throws `IdentityRefused` and TOO_MANY_REQUESTS. */
export async function finishFlow(
  services: Services,
  request: FastifyRequest,
  flow: Pick<ProviderFlow, 'provider' | 'purpose'> & { code: string; state: string },
): Promise<{ flow: ProviderFlow; identity: Identity }> {
  const known = await findFlow(services, request, flow.provider, flow.state);
  if (known) await services.limits.begin('providerFlow', null, request.ip);
  const taken =
    known?.purpose === flow.purpose &&
    (await services.db
      .deleteFrom('provider_flows')
      .where('state_hash', '=', known.state_hash)
      .returning('state_hash')
      .executeTakeFirst());
  if (!known || !taken) throw new IdentityRefused('No sign-in of this browser has this state.');
  const identity = await services.identityProviders.require(flow.provider).exchange({
    code: flow.code,
    redirectUri: callbackAddress(services, request, flow.provider),
    proof: { codeVerifier: known.code_verifier, nonce: known.nonce },
  });
  return { flow: known, identity: { ...identity, name: identity.name ?? known.person_name } };
}

/** Stores the identity until the visitor enters the password of the account with its address. */
export async function keepPendingLink(
  { db }: Services,
  request: FastifyRequest,
  state: string,
  { provider, subject, email }: Identity,
): Promise<void> {
  await db
    .insertInto('pending_links')
    .values({
      state_hash: hashToken(state),
      browser_hash: browserHash(request),
      provider,
      subject,
      email: email ?? '',
      expires_at: inSeconds(FLOW_SECONDS),
    })
    .execute();
}

/** The stored identity of this state and browser. Throws `IdentityRefused`. */
export async function findPendingLink(
  { db }: Services,
  request: FastifyRequest,
  provider: ProviderName,
  state: string,
): Promise<Identity> {
  const row = await db
    .selectFrom('pending_links')
    .select(['subject', 'email'])
    .where('state_hash', '=', hashToken(state))
    .where('browser_hash', '=', browserHash(request))
    .where('provider', '=', provider)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) throw new IdentityRefused('No sign-in of this browser waits for a password under this state.');
  return { provider, subject: row.subject, email: row.email, name: null };
}

/** One per source, so that responses cannot be mixed up (RFC 9700 §4.4.2). */
const callbackAddress = (services: Services, request: FastifyRequest, source: IdentitySource) =>
  `${siteOrigin(services, request)}${signInPath(source)}/callback`;
