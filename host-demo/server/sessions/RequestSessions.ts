import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../database/Database.ts';
import { hashToken, type NewSession, type Session, type SessionStore } from './SessionStore.ts';

export const SESSION_COOKIE = 'travel_session';
/** Readable by scripts, because the loader needs it. Only says that someone is signed in. */
export const HINT_COOKIE = 'travel_signed_in';

/** Finds the session of a request and keeps its cookies in sync with the database. */
export class RequestSessions {
  readonly #store: SessionStore;
  readonly #found = new WeakMap<FastifyRequest, Session | null>();

  constructor(store: SessionStore) {
    this.#store = store;
  }

  async read(request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
    const known = this.#found.get(request);
    if (known !== undefined) return known;
    const token = request.cookies[SESSION_COOKIE];
    const session = token ? await this.#store.find(token) : null;
    if (token && session?.refreshed) this.#setCookies(reply, token, session.sticky);
    if (!session && (token || request.cookies[HINT_COOKIE])) this.#clearCookies(reply);
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
    reply.setCookie(HINT_COOKIE, '1', { ...cookieOptions(reply.request), ...life });
  }

  #clearCookies(reply: FastifyReply) {
    reply.clearCookie(SESSION_COOKIE, { ...cookieOptions(reply.request), httpOnly: true });
    reply.clearCookie(HINT_COOKIE, cookieOptions(reply.request));
  }
}

export function cookieOptions(request: FastifyRequest): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', secure: request.protocol === 'https' };
}
