import { createHash } from 'node:crypto';
import type { AuthResponse, Schema } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationHandlers, OperationRequest } from '../../../http/Operation.ts';
import type { Services } from '../../../http/Services.ts';
import { safeRedirect } from '../../../http/safeRedirect.ts';
import type { ProviderName } from '../authTables.ts';
import { logAuthentication } from '../logAuthentication.ts';
import { requireRecentSignIn } from '../requireRecentSignIn.ts';
import { siteOrigin } from '../siteOrigin.ts';
import { requestGmailSubscription, subscribeGmail } from './gmail.ts';
import { type Identity, IdentityRefused, isRefusedIdentity, POST_MESSAGE } from './IdentityProvider.ts';
import { linkToSession, loginAndLink, unlinkGoogle } from './linkGoogle.ts';
import { findPendingLink, finishFlow, keepPendingLink, startFlow } from './providerFlows.ts';
import { notLinkable, signInWithIdentity } from './signInWithIdentity.ts';

export function createProviderOperations(services: Services) {
  const verify = (request: FastifyRequest, provider: ProviderName, idToken: string) =>
    services.identityProviders.require(provider).verify(idToken, nonceOf(request));

  /** The identity, from the provider script's token or from a popup's result. */
  const identify = async (request: FastifyRequest, provider: ProviderName, { idToken, code, state }: Proof) => {
    if (idToken) return verify(request, provider, idToken);
    if (code && state)
      return (await finishFlow(services, request, { provider, purpose: 'sign-in', code, state })).identity;
    services.identityProviders.require(provider);
    throw new IdentityRefused('There is neither an ID token nor a code with its state.');
  };

  return {
    loginWithApple: refusable(refusedAt('apple'), async (request, reply) => {
      const { name, sticky, userInfo, ...proof } = request.body;
      const identity = await identify(request, 'apple', proof);
      const named: Identity = { ...identity, name: identity.name ?? (name?.trim() || null) };
      return signInWithIdentity(services, request, reply, {
        identity: named,
        mayCreate: true,
        mayLink: false,
        sticky,
        userInfo,
      });
    }),

    loginWithNaver: refusable(refusedAt('naver'), async (request, reply) => {
      const { code, state, sticky, userInfo } = request.body;
      const { identity } = await finishFlow(services, request, { provider: 'naver', purpose: 'sign-in', code, state });
      return signInWithIdentity(services, request, reply, {
        identity,
        mayCreate: true,
        mayLink: false,
        sticky,
        userInfo,
      });
    }),

    loginWithGoogle: refusable(refusedAt('google'), async (request, reply) => {
      const { confirm, idToken, sticky, userInfo } = request.body;
      const identity = await verify(request, 'google', idToken);
      return signInWithIdentity(services, request, reply, {
        identity,
        mayCreate: confirm,
        mayLink: true,
        sticky,
        userInfo,
      });
    }),

    authorizeOneTap: refusable(refusedAt('google'), async (request, reply) => {
      const { code, state, sticky, userInfo } = request.body;
      const google = services.identityProviders.require('google');
      // Without a flow of ours there is nothing but this between a stranger and a call to Google.
      if (!state) await services.limits.begin('providerFlow', null, request.ip);
      const identity = state
        ? await identify(request, 'google', { code, state })
        : await google.exchange({ code, redirectUri: POST_MESSAGE, proof: { nonce: nonceOf(request) } });
      const answer = await signInWithIdentity(services, request, reply, {
        identity,
        mayCreate: true,
        mayLink: true,
        sticky,
        userInfo,
      });
      if (state && answer.status === 1) await keepPendingLink(services, request, state, identity);
      return answer;
    }),

    loginAndLinkGoogle: refusable(refusedAt('google'), async (request, reply) => {
      const { idToken, state, ...form } = request.body;
      const identity = state
        ? await findPendingLink(services, request, 'google', state)
        : await identify(request, 'google', { idToken });
      return loginAndLink(services, request, reply, identity, form);
    }),

    linkGoogle: refusable(notLinkable, async (request, reply) => {
      await requireRecentSignIn(services, request, reply);
      const proof = request.body;
      return linkToSession(services, request, reply, await identify(request, 'google', proof));
    }),

    unlinkGoogle: (request, reply) => unlinkGoogle(services, request, reply),
    startAppleLogin: (request) => startSignIn(services, request, 'apple'),
    startGoogleLogin: (request) => startSignIn(services, request, 'google'),
    startNaverLogin: (request) => startSignIn(services, request, 'naver'),
    requestGmailSubscription: (request, reply) => requestGmailSubscription(services, request, reply),
    subscribeGmail: refusable(notLinkable, (request, reply) => subscribeGmail(services, request, reply)),
  } satisfies Partial<OperationHandlers>;
}

interface Proof {
  idToken?: string | undefined;
  code?: string | undefined;
  state?: string | undefined;
}

type Handler<R, A> = (request: R, reply: FastifyReply) => Promise<A>;

/** A handler that responds to an invalid provider result instead of failing with a 500. */
const refusable =
  <R extends FastifyRequest, A>(
    answer: (reply: FastifyReply, request: FastifyRequest) => AuthResponse,
    handle: Handler<R, A>,
  ): Handler<R, A | AuthResponse> =>
  async (request, reply) => {
    try {
      return await handle(request, reply);
    } catch (error) {
      if (!isRefusedIdentity(error)) throw error;
      request.log.info({ reason: error.message }, 'a provider sign-in was refused');
      return answer(reply, request);
    }
  };

const refusedAt =
  (way: ProviderName) =>
  (reply: FastifyReply, request: FastifyRequest): AuthResponse => {
    logAuthentication(request, { way, outcome: 'refused' });
    reply.code(401);
    return { status: -1, errorCode: 'VALIDATION_ERROR', message: 'The sign-in did not work. Please try again.' };
  };

/**
 * The nonce an ID token must have. It binds the token to the form token, which is bound to this browser and session.
 */
const nonceOf = (request: FastifyRequest) =>
  createHash('sha256').update(String(request.headers['x-csrf'])).digest('base64url');

function startSignIn(
  services: Services,
  request: OperationRequest<'startAppleLogin' | 'startGoogleLogin' | 'startNaverLogin'>,
  provider: ProviderName,
) {
  // The body is optional.
  const { redir, sticky = false, popup = false }: Schema<'ProviderRedirectForm'> = request.body ?? {};
  const returnTo = safeRedirect(redir, siteOrigin(services, request), services.embedOrigins);
  return startFlow(services, request, { provider, purpose: 'sign-in', userId: null, returnTo, sticky, popup });
}
