import type { FastifyRequest } from 'fastify';
import type { Services } from '../../http/Services.ts';
import { companySource, signInPath } from './identitySources.ts';
import { siteOrigin } from './siteOrigin.ts';

/**
 * The URL at which people with such an address sign in instead, or null: our redirect to a configured company
 * (`companyProviders`), else the company's stored URL. Only the domain decides, so the response does not reveal which
 * names have an account.
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

/** Adds a return path of ours to that URL. A page of another site does not get it. */
export function withReturn(services: Services, request: FastifyRequest, url: string, returnTo: string): string {
  const isOurs = url.startsWith(`${siteOrigin(services, request)}/`);
  return isOurs ? `${url}?redir=${encodeURIComponent(returnTo)}` : url;
}
