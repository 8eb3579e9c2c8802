import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../database/Database.ts';
import { hashToken, type NewSession, type Session, type SessionStore } from './SessionStore.ts';

export const SESSION_COOKIE = 'travel_session';

/** The cookie that tells scripts that somebody is signed in, and nothing else (D-30). */
export interface SignedInCookie {
  name: string;
  /** Also readable on the other hosts of this domain. Default: only on the server's own host. */
  domain?: string | undefined;
}

/** Finds the session of a request and keeps its cookies in sync with the database. */
export class RequestSessions {
  readonly #store: SessionStore;
  readonly #hint: SignedInCookie;
  readonly #found = new WeakMap<FastifyRequest, Session | null>();

  constructor(store: SessionStore, hint: SignedInCookie) {
    this.#store = store;
    this.#hint = hint;
  }

  async read(request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
    const known = this.#found.get(request);
    if (known !== undefined) return known;
    const token = request.cookies[SESSION_COOKIE];
    const session = token ? await this.#store.find(token) : null;
    const hint = request.cookies[this.#hint.name];
    // Each of the two may have been lost or left behind without the other.
    if (token && session && (session.refreshed || hint !== '1')) this.#setCookies(reply, token, session.sticky);
    if (!session && (token || hint)) this.#clearCookies(reply);
    this.#found.set(request, session);
    return session;
  }

  /** Always a new token, to prevent session fixation. */
  async start(request: FastifyRequest, reply: FastifyReply, userId: string, sticky: boolean): Promise<string> {
    const session = await this.#store.create(userId, sticky, request.cookies[SESSION_COOKIE]);
    return this.adopt(request, reply, session);
  }

  /** Switches the request to a new session. */
  adopt(request: FastifyRequest, reply: FastifyReply, { token, userId, sticky }: NewSession): string {
    this.#setCookies(reply, token, sticky);
    this.#found.set(request, {
      userId,
      tokenHash: hashToken(token),
      sticky,
      isAdding: false,
      impersonatorId: null,
      refreshed: false,
    });
    return token;
  }

  switchAccount(trx: Transaction<Database>, { tokenHash }: Session, userId: string): Promise<NewSession | null> {
    return this.#store.switchAccount(trx, tokenHash, userId);
  }

  async stop(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = request.cookies[SESSION_COOKIE];
    if (token) await this.#store.remove(token);
    this.#clearCookies(reply);
    this.#found.set(request, null);
  }

  #setCookies(reply: FastifyReply, token: string, sticky: boolean) {
    const life = sticky ? { maxAge: this.#store.lifetimeSeconds(true) } : {};
    reply.setCookie(SESSION_COOKIE, token, { ...cookieOptions(reply.request), httpOnly: true, ...life });
    reply.setCookie(this.#hint.name, '1', { ...this.#hintOptions(reply), ...life });
  }

  #clearCookies(reply: FastifyReply) {
    reply.clearCookie(SESSION_COOKIE, { ...cookieOptions(reply.request), httpOnly: true });
    reply.clearCookie(this.#hint.name, this.#hintOptions(reply));
    // One set before the domain was configured would stay.
    if (this.#hint.domain) reply.clearCookie(this.#hint.name, cookieOptions(reply.request));
  }

  #hintOptions(reply: FastifyReply): CookieSerializeOptions {
    const { domain } = this.#hint;
    return { ...cookieOptions(reply.request), ...(domain && { domain }) };
  }
}

export function cookieOptions(request: FastifyRequest): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', secure: request.server.isSecureSite || request.protocol === 'https' };
}
