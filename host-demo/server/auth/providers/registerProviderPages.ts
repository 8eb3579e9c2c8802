import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../ApiError.ts';
import { layout } from '../../pages/layout.ts';
import { problemPage } from '../../pages/problemPage.ts';
import { PAGE_POLICY, sendPage } from '../../pages/sendPage.ts';
import type { Services } from '../../Services.ts';
import type { ProviderName } from '../authTables.ts';
import { IdentityRefused } from './IdentityProvider.ts';
import { PROVIDER_NAMES } from './IdentityProviders.ts';
import { findFlow, finishFlow, keepName } from './providerFlows.ts';
import { signInWithIdentity } from './signInWithIdentity.ts';

/** Tells the page that has opened the popup. By a channel: a provider's page may have cut off `opener`. */
const POPUP_SCRIPT = `const { searchParams } = new URL(location.href);
new BroadcastChannel('travel-sign-in').postMessage(Object.fromEntries(['state', 'code', 'error'].map((name) => [name, searchParams.get(name)])));
close();`;
const POPUP_POLICY = `${PAGE_POLICY}; script-src 'sha256-${createHash('sha256').update(POPUP_SCRIPT).digest('base64')}'`;

const popupPage = layout(
  'Signing in',
  `<main class="sheet"><h1>Thank you</h1><p>You can close this window.</p></main><script>${POPUP_SCRIPT}</script>`,
  'center',
);

const APPLE_CALLBACK = '/login/apple/callback';

/**
 * Apple comes back with a form, from its own site: the browser sends none of our cookies along (SameSite), and the rule
 * against foreign forms does not fit. So nothing is done here but to go on by a link, which brings them.
 */
export function registerAppleReturn(app: FastifyInstance, services: Services): void {
  app.post<{ Body: Record<string, unknown> | undefined }>(APPLE_CALLBACK, async (request, reply) => {
    const { state, code, error, user } = request.body ?? {};
    const known = Object.entries({ state, code, error }).filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1].length <= 2048,
    );
    const name = nameOf(user);
    if (name && typeof state === 'string') await keepName(services, 'apple', state, name);
    return reply.header('Cache-Control', 'no-store').redirect(`${APPLE_CALLBACK}?${new URLSearchParams(known)}`, 303);
  });
}

/** What Apple tells of a person, at the first sign-in only: `{"name":{"firstName":"Ada","lastName":"Lovelace"}}`. */
function nameOf(user: unknown): string {
  try {
    const { name } = JSON.parse(String(user)) as { name?: { firstName?: unknown; lastName?: unknown } };
    const parts = [name?.firstName, name?.lastName].filter((part) => typeof part === 'string');
    return parts.join(' ').replaceAll('\0', '').trim().slice(0, 200);
  } catch {
    // No JSON, or null: then there is no name, which is nothing to fail for.
    return '';
  }
}

/** Where providers send visitors back to. */
export function registerProviderPages(pages: FastifyInstance, services: Services): void {
  pages.get<{ Params: { provider: string }; Querystring: { code?: unknown; state?: unknown } }>(
    '/login/:provider/callback',
    async (request, reply) => {
      const provider = PROVIDER_NAMES.find((name) => name === request.params.provider);
      if (!provider) throw notFound('GET', `/login/${request.params.provider}/callback`);
      const { code, state } = request.query;
      const flow = typeof state === 'string' ? await findFlow(services, request, provider, state) : null;
      if (flow?.popup) return sendPage(reply, popupPage, POPUP_POLICY);
      if (!flow || typeof code !== 'string' || typeof state !== 'string') {
        return sendPage(reply.code(400), problemPage('You are not signed in.', '/login'));
      }
      try {
        const { identity } = await finishFlow(services, request, { provider, purpose: 'sign-in', code, state });
        const answer = await signInWithIdentity(services, request, reply, {
          identity,
          mayCreate: true,
          mayLink: canLink(provider),
          sticky: flow.sticky,
          userInfo: false,
        });
        if (answer.status === 0) return reply.redirect(flow.return_to, 303);
        if (answer.loginRedirectUrl) return reply.redirect(answer.loginRedirectUrl, 303);
        // There is no form here to link the two; the dialog and the account's own page can.
        const problem =
          answer.status === 1
            ? 'There is an account with this address already. Please sign in with its password.'
            : (answer.message ?? '');
        return sendPage(reply, problemPage(problem, '/login'));
      } catch (error) {
        if (!(error instanceof IdentityRefused)) throw error;
        request.log.info({ reason: error.message }, 'a provider sign-in was refused');
        return sendPage(reply.code(401), problemPage('The sign-in did not work. Please try again.', '/login'));
      }
    },
  );
}

const canLink = (provider: ProviderName) => provider === 'google';
