import type { Schema } from '@travel-shell/contract';
import type { FastifyRequest } from 'fastify';
import { type Selectable, sql } from 'kysely';
import { inSeconds } from '../../database/inSeconds.ts';
import { SECRET_COOKIE } from '../../formTokens.ts';
import type { Services } from '../../Services.ts';
import { createToken, hashToken } from '../../sessions/SessionStore.ts';
import type { ProviderFlowTable, ProviderName } from '../authTables.ts';
import { siteOrigin } from '../siteOrigin.ts';
import { type Identity, IdentityRefused } from './IdentityProvider.ts';

/** How long a visitor may take at the provider's page. */
const FLOW_SECONDS = 600;

const SCOPES: Record<ProviderFlowTable['purpose'], string> = {
  'sign-in': 'openid email profile',
  gmail: 'openid email https://www.googleapis.com/auth/gmail.readonly',
};

export type ProviderFlow = Selectable<ProviderFlowTable>;

interface NewFlow {
  provider: ProviderName;
  purpose: ProviderFlowTable['purpose'];
  userId: string | null;
  returnTo: string;
  sticky: boolean;
  popup: boolean;
}

/** Starts an authorization code flow with PKCE. All of it but the state stays on this side. */
export async function startFlow(
  services: Services,
  request: FastifyRequest,
  flow: NewFlow,
): Promise<Schema<'ProviderRedirect'>> {
  const provider = services.identityProviders.require(flow.provider);
  const [state, nonce, codeVerifier] = [createToken(), createToken(), createToken()];
  await services.db.deleteFrom('provider_flows').where('expires_at', '<=', sql<Date>`now()`).execute();
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
  const redirectUrl = await provider.authorizationUrl({
    redirectUri: callbackAddress(services, request, flow.provider),
    scope: SCOPES[flow.purpose],
    state,
    nonce,
    codeVerifier,
  });
  return { redirectUrl, state };
}

/** The flow this browser has started under the state, still going. */
export async function findFlow(
  { db }: Services,
  request: FastifyRequest,
  provider: ProviderName,
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

/** Ends a flow with what the provider has handed back; a state is good once. Throws `IdentityRefused`. */
export async function finishFlow(
  services: Services,
  request: FastifyRequest,
  flow: Pick<ProviderFlow, 'provider' | 'purpose'> & { code: string; state: string },
): Promise<{ flow: ProviderFlow; identity: Identity }> {
  const known = await findFlow(services, request, flow.provider, flow.state);
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
  return { flow: known, identity };
}

const callbackAddress = (services: Services, request: FastifyRequest, provider: ProviderName) =>
  `${siteOrigin(services, request)}/login/${provider}/callback`;

const browserHash = (request: FastifyRequest) => hashToken(request.cookies[SECRET_COOKIE] ?? '');
