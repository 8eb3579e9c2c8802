import type { FastifyRequest } from 'fastify';
import type { Services } from '../Services.ts';
import { companySource } from './providers/IdentityProviders.ts';
import { signInPath } from './providers/providerFlows.ts';
import { siteOrigin } from './siteOrigin.ts';

/**
 * Where people with such an address sign in instead, or null: by way of a page of ours at a company that is configured
 * (`companyProviders`), else at an address that is all there is known of it. The domain alone decides, so the answer
 * tells nobody which names have an account.
 */
export async function findExternalAuth(
  services: Services,
  request: FastifyRequest,
  login: string,
): Promise<string | null> {
  const at = login.lastIndexOf('@');
  if (at < 0) return null;
  const domain = login.slice(at + 1);
  const company = companySource(domain);
  if (services.identityProviders.has(company)) return siteOrigin(services, request) + signInPath(company);
  const row = await services.db
    .selectFrom('external_auth_domains')
    .select('authorization_url')
    .where('domain', '=', domain)
    .executeTakeFirst();
  return row?.authorization_url ?? null;
}

/** That address, so that who is signed in comes back to a path of ours. Another site's page is not told where one was. */
export function withReturn(services: Services, request: FastifyRequest, url: string, returnTo: string): string {
  const isOurs = url.startsWith(`${siteOrigin(services, request)}/`);
  return isOurs ? `${url}?redir=${encodeURIComponent(returnTo)}` : url;
}
