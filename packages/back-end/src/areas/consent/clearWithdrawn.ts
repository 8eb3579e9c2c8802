import { isIP } from 'node:net';
import type { CookieCategory } from '@travel-shell/core/cookieCategories';
import { isNamed } from '@travel-shell/core/isNamed';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { cookieOptions } from '../../http/sessions/RequestSessions.ts';

/**
 * Deletes the cookies that these categories list, as far as they have come with the request: those of this host and of the
 * domains above it, with the path `/`. For a withdrawal by form, behind which there may be no script to do it.
 */
export async function clearWithdrawn(
  db: Kysely<Database>,
  request: FastifyRequest,
  reply: FastifyReply,
  categories: readonly CookieCategory[],
): Promise<void> {
  const present = Object.keys(request.cookies);
  if (categories.length === 0 || present.length === 0) return;
  const rows = await db
    .selectFrom('category_cookies')
    .select(['name', 'domain'])
    .where('category', 'in', categories)
    .execute();
  const domains = domainsOf(request.hostname);
  const ours = rows.filter(({ domain }) => !domain || domains.includes(domain.replace(/^\./, '')));
  for (const name of present.filter((each) => ours.some((row) => isNamed(row.name, each)))) {
    // A request does not say which domain a cookie has.
    reply.clearCookie(name, cookieOptions(request));
    for (const each of domains) reply.clearCookie(name, { ...cookieOptions(request), domain: each });
  }
}

/** `shop.example.com` and its parents. Browsers refuse those that are no site's own, such as `co.uk`. */
function domainsOf(hostname: string): string[] {
  if (isIP(hostname)) return [];
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
