import { randomBytes } from 'node:crypto';
import csrfProtection from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from './database/Database.ts';
import { hostCookie, readHostCookie } from './sessions/hostCookies.ts';
import { cookieOptions, SESSION_COOKIE } from './sessions/RequestSessions.ts';
import { createToken, hashToken } from './sessions/SessionStore.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form field with the token, on plain pages. API calls send the header X-CSRF (API-001, API-019). */
    formTokenField?: string;
  }
}

export const SECRET_COOKIE = 'travel_form_secret';
const SECRET_OPTIONS = { path: '/', sameSite: 'lax', httpOnly: true } as const;

/**
 * Form tokens: a token is bound to one secret cookie and one session. All servers of the site share the HMAC key, so a
 * token works on each of them and cannot be forged by planting cookies.
 */
export async function registerFormTokens(app: FastifyInstance, db: Kysely<Database>): Promise<void> {
  await app.register(csrfProtection, {
    cookieKey: hostCookie(app, SECRET_COOKIE),
    cookieOpts: SECRET_OPTIONS,
    csrfOpts: { hmacKey: await readSharedKey(db) },
    getToken: (request) => readToken(request),
    getUserInfo: (request) => sessionOf(readHostCookie(request, SESSION_COOKIE)),
    logLevel: 'info',
  });
}

/** The token of the running session. */
export const currentFormToken = (request: FastifyRequest, reply: FastifyReply): string =>
  reply.generateCsrf({ ...cookieOptions(request), userInfo: sessionOf(readHostCookie(request, SESSION_COOKIE)) });

/** The browser's secret, created if missing. Data for the browser is stored under the secret's hash. */
export function ensureFormSecret(request: FastifyRequest, reply: FastifyReply): void {
  if (readHostCookie(request, SECRET_COOKIE)) return;
  const name = hostCookie(request.server, SECRET_COOKIE);
  const secret = createToken();
  request.cookies[name] = secret;
  reply.setCookie(name, secret, { ...cookieOptions(request), ...SECRET_OPTIONS });
}

/** A new secret and a token for the new session: login and logout invalidate earlier tokens. */
export function renewFormToken(request: FastifyRequest, reply: FastifyReply, sessionToken: string | undefined): string {
  delete request.cookies[hostCookie(request.server, SECRET_COOKIE)];
  return reply.generateCsrf({ ...cookieOptions(request), userInfo: sessionOf(sessionToken) });
}

const sessionOf = (token: string | undefined) => (token ? hashToken(token) : 'anonymous');

function readToken(request: FastifyRequest): string {
  const field = request.routeOptions.config.formTokenField;
  const token = field
    ? (request.body as Record<string, unknown> | null | undefined)?.[field]
    : request.headers['x-csrf'];
  return typeof token === 'string' ? token : '';
}

async function readSharedKey(db: Kysely<Database>): Promise<string> {
  const name = 'form_token_key';
  await db
    .insertInto('server_secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('server_secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
}
