import type { Schema } from '@travel-shell/contract';
import { META_COOKIE_PREFIX } from '@travel-shell/core/consentCookieNames';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { cookieOptions } from '../../http/sessions/RequestSessions.ts';

/**
 * Sets a meta cookie, or deletes it by null. Only listed names with the prefix, so that callers cannot set other
 * cookies: false for another name.
 */
export async function writeMetaCookie(
  db: Kysely<Database>,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value }: Schema<'MetaCookie'>,
): Promise<boolean> {
  const known = await db
    .selectFrom('meta_cookie_names')
    .select('max_age_days')
    .where('name', '=', name)
    .executeTakeFirst();
  if (!known) return false;
  const options = cookieOptions(request);
  if (value === null) reply.clearCookie(META_COOKIE_PREFIX + name, options);
  else reply.setCookie(META_COOKIE_PREFIX + name, value, { ...options, maxAge: known.max_age_days * 24 * 3600 });
  return true;
}
