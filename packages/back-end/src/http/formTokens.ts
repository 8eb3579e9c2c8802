import Tokens from '@fastify/csrf';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify';
import { ApiError } from '../errors/ApiError.ts';
import type { Keyring } from '../secrets/Keyring.ts';
import { fieldOf } from './fieldOf.ts';
import { hostCookie, readHostCookie } from './sessions/hostCookies.ts';
import { SESSION_COOKIE, sessionCookieOptions } from './sessions/RequestSessions.ts';
import { createToken, hashToken } from './sessions/SessionStore.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Refuses a request without the form token of its browser and session. */
    csrfProtection: preHandlerHookHandler;
    createFormToken: (secret: string, userInfo: string) => string;
  }
  interface FastifyContextConfig {
    /** The form field with the token, on plain pages. API calls send the header X-CSRF (API-001, API-019). */
    formTokenField?: string;
  }
}

export const SECRET_COOKIE = 'travel_form_secret';

/**
 * Form tokens: a token is bound to one secret cookie and one session. All servers of the site share the keys, so a token
 * works on each of them and cannot be forged by planting cookies. The first key signs; a token of an older key is good
 * as long as that key is configured.
 */
export function registerFormTokens(app: FastifyInstance, keyring: Keyring): void {
  const signers = keyring.signingKeys('form tokens').map((hmacKey) => new Tokens({ hmacKey, userInfo: true }));
  app.decorate('createFormToken', (secret, userInfo) => signers[0]?.create(secret, userInfo) ?? '');
  app.decorate('csrfProtection', (request, _reply, next) => {
    const secret = readHostCookie(request, SECRET_COOKIE) ?? '';
    const userInfo = sessionOf(readHostCookie(request, SESSION_COOKIE));
    const token = readToken(request);
    if (signers.some((signer) => signer.verify(secret, token, userInfo))) return next();
    request.log.info(secret ? 'Invalid form token' : 'Missing secret of form tokens');
    next(invalidFormToken());
  });
}

const invalidFormToken = () =>
  new ApiError(
    403,
    'INVALID_FORM_TOKEN',
    'The header X-CSRF is missing or does not belong to this session. Fetch a token by POST /s/run/formtoken.',
    'This page was open for too long. Please try again.',
  );

/** The token of the running session. */
export const currentFormToken = (request: FastifyRequest, reply: FastifyReply): string =>
  createFormToken(request, reply, readHostCookie(request, SESSION_COOKIE));

function createFormToken(request: FastifyRequest, reply: FastifyReply, sessionToken: string | undefined): string {
  ensureFormSecret(request, reply);
  const secret = readHostCookie(request, SECRET_COOKIE) ?? '';
  return request.server.createFormToken(secret, sessionOf(sessionToken));
}

/** The browser's secret, created if missing. Data for the browser is stored under the secret's hash. */
export function ensureFormSecret(request: FastifyRequest, reply: FastifyReply): void {
  if (readHostCookie(request, SECRET_COOKIE)) return;
  const name = hostCookie(request.server, SECRET_COOKIE);
  const secret = createToken();
  request.cookies[name] = secret;
  reply.setCookie(name, secret, { ...sessionCookieOptions(request), httpOnly: true });
}

/** Under which data for the browser is stored. */
export const browserHash = (request: FastifyRequest): string => hashToken(readHostCookie(request, SECRET_COOKIE) ?? '');

/** A new secret and a token for the new session: login and logout invalidate earlier tokens. */
export function renewFormToken(request: FastifyRequest, reply: FastifyReply, sessionToken: string | undefined): string {
  delete request.cookies[hostCookie(request.server, SECRET_COOKIE)];
  return createFormToken(request, reply, sessionToken);
}

const sessionOf = (token: string | undefined) => (token ? hashToken(token) : 'anonymous');

function readToken(request: FastifyRequest): string {
  const field = request.routeOptions.config.formTokenField;
  const token = field ? fieldOf(request.body, field) : request.headers['x-csrf'];
  return typeof token === 'string' ? token : '';
}
