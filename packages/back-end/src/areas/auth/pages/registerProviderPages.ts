import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../../errors/ApiError.ts';
import { ensureFormSecret } from '../../../http/formTokens.ts';
import type { Services } from '../../../http/Services.ts';
import { safeRedirect } from '../../../http/safeRedirect.ts';
import { layout } from '../../../pages/layout.ts';
import { problemPage } from '../../../pages/problemPage.ts';
import { PAGE_POLICY, sendPage } from '../../../pages/sendPage.ts';
import type { IdentitySource } from '../authTables.ts';
import { withReturn } from '../findExternalAuth.ts';
import { companySource } from '../identitySources.ts';
import { logAuthentication } from '../logAuthentication.ts';
import { isRefusedIdentity } from '../providers/IdentityProvider.ts';
import { PROVIDERS } from '../providers/IdentityProviders.ts';
import { findFlow, finishFlow, keepName, keepPendingLink, startFlow } from '../providers/providerFlows.ts';
import { signInWithIdentity } from '../providers/signInWithIdentity.ts';
import { siteOrigin } from '../siteOrigin.ts';
import { askToLink, registerLinkPage } from './linkPage.ts';

/**
 * Notifies the page that opened the popup. Uses a BroadcastChannel, because a provider's page may have cleared
 * `opener`.
 */
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
 * Apple returns with a cross-site form post: the browser sends none of our cookies (SameSite), and the check against
 * foreign forms cannot apply. So this only continues with a link, which sends them.
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

/** The name that Apple sends, at the first sign-in only: `{"name":{"firstName":"Ada","lastName":"Lovelace"}}`. */
function nameOf(user: unknown): string {
  try {
    const { name } = JSON.parse(String(user)) as { name?: { firstName?: unknown; lastName?: unknown } };
    const parts = [name?.firstName, name?.lastName].filter((part) => typeof part === 'string');
    return parts.join(' ').replaceAll('\0', '').trim().slice(0, 200);
  } catch {
    // Invalid JSON or null means no name, which is fine.
    return '';
  }
}

interface Return {
  code?: unknown;
  state?: unknown;
}

/** Return URLs for providers and companies, and the redirect to a company. */
export function registerProviderPages(pages: FastifyInstance, services: Services): void {
  pages.get<{ Params: { provider: string }; Querystring: Return }>('/login/:provider/callback', (request, reply) => {
    const provider = PROVIDERS.find((name) => name === request.params.provider);
    if (!provider) throw notFound('GET', `/login/${request.params.provider}/callback`);
    return finishReturn(services, request, reply, { source: provider, mayLink: provider === 'google' });
  });

  registerLinkPage(pages, services);

  // A plain link that any page may have is safe here: the result depends on the company, and only for the browser that
  // started.
  pages.get<{ Params: { domain: string }; Querystring: { redir?: unknown } }>(
    '/login/company/:domain',
    async (request, reply) => {
      const { source } = requireCompany(services, request.params.domain);
      ensureFormSecret(request, reply);
      const { redirectUrl } = await startFlow(services, request, {
        provider: source,
        purpose: 'sign-in',
        userId: null,
        returnTo: safeRedirect(request.query.redir, siteOrigin(services, request), services.embedOrigins),
        sticky: false,
        popup: false,
      });
      return reply.header('Cache-Control', 'no-store').redirect(redirectUrl, 303);
    },
  );

  pages.get<{ Params: { domain: string }; Querystring: Return }>('/login/company/:domain/callback', (request, reply) =>
    finishReturn(services, request, reply, requireCompany(services, request.params.domain)),
  );
}

function requireCompany({ identityProviders }: Services, name: string): { source: IdentitySource; company: string } {
  const company = name.toLowerCase();
  const source = companySource(company);
  if (!identityProviders.has(source)) throw notFound('GET', `/login/company/${name}`);
  return { source, company };
}

async function finishReturn(
  services: Services,
  request: FastifyRequest<{ Querystring: Return }>,
  reply: FastifyReply,
  { source, company, mayLink = false }: { source: IdentitySource; company?: string; mayLink?: boolean },
): Promise<FastifyReply> {
  const { code, state } = request.query;
  const flow = typeof state === 'string' ? await findFlow(services, request, source, state) : null;
  if (flow?.popup) return sendPage(reply, popupPage, POPUP_POLICY);
  if (!flow || typeof code !== 'string' || typeof state !== 'string') {
    return sendPage(reply.code(400), problemPage('You are not signed in.', '/login'));
  }
  try {
    const { identity } = await finishFlow(services, request, { provider: source, purpose: 'sign-in', code, state });
    const answer = await signInWithIdentity(services, request, reply, {
      identity,
      mayCreate: true,
      mayLink,
      ...(company && { company }),
      sticky: flow.sticky,
      userInfo: false,
    });
    if (answer.status === 0) return reply.redirect(flow.return_to, 303);
    if (answer.loginRedirectUrl)
      return reply.redirect(withReturn(services, request, answer.loginRedirectUrl, flow.return_to), 303);
    if (answer.status === 1) {
      await keepPendingLink(services, request, state, identity);
      return askToLink(request, reply, { state, redir: flow.return_to, sticky: flow.sticky });
    }
    const isForeign = company && reply.statusCode === 409;
    const problem = isForeign ? `This account does not belong to ${company}.` : (answer.message ?? '');
    return sendPage(reply, problemPage(problem, '/login'));
  } catch (error) {
    if (!isRefusedIdentity(error)) throw error;
    request.log.info({ reason: error.message }, 'a provider sign-in was refused');
    logAuthentication(request, { way: source, outcome: 'refused' });
    return sendPage(reply.code(401), problemPage('The sign-in did not work. Please try again.', '/login'));
  }
}
