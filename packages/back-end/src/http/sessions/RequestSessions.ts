import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { browserInWords } from './browserInWords.ts';
import { hostCookie, readHostCookie } from './hostCookies.ts';
import { type NewSession, NOW, type Proof, type Session } from './Session.ts';
import { hashToken, type SessionStore } from './SessionStore.ts';

/** With `hostCookie`, like all cookies that another host must not be able to set. */
export const SESSION_COOKIE = 'travel_session';

/** The cookie that tells scripts that the visitor is signed in, and nothing else (D-30). */
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

  /** Throws MISSING_TWO_FACTOR_AUTHENTICATION while the second factor is due (BIZ-003, ERR-010). */
  async read(request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
    const session = await this.readUnverified(request, reply);
    if (session?.isSecondFactorDue) throw missingSecondFactor();
    return session;
  }

  /** Also before the second factor: only for what checks it, for signing in and for signing out. */
  async readUnverified(request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
    const known = this.#found.get(request);
    if (known !== undefined) return known;
    const token = readHostCookie(request, SESSION_COOKIE);
    const session = token ? await this.#store.find(token) : null;
    if (session?.impersonatorId) await this.#store.notePage(session, request);
    const hint = request.cookies[this.#hint.name];
    // Each of the two may have been lost or left behind without the other.
    if (token && session && (session.refreshed || hint !== '1')) this.#setCookies(reply, token, session.sticky);
    // Only that one: a request may have left before another has got a new session, which clearing would end.
    if (!session && hint) this.#clearHint(reply);
    this.#found.set(request, session);
    return session;
  }

  /** Who is signed in as far as this request has asked; for the log. */
  userOf(request: FastifyRequest): string | null {
    const session = this.#found.get(request);
    return session ? (session.impersonatorId ?? session.userId) : null;
  }

  /** The next read asks the database again. */
  forget(request: FastifyRequest): void {
    this.#found.delete(request);
  }

  /** Always a new token, to prevent session fixation. Null when the proof counts no more. */
  async start(
    request: FastifyRequest,
    reply: FastifyReply,
    { proof, sticky, browserHash }: { proof: Proof; sticky: boolean; browserHash: string },
  ): Promise<NewSession | null> {
    const session = await this.#store.create(proof, sticky, readHostCookie(request, SESSION_COOKIE), {
      ...browserInWords(request.headers['user-agent']),
      browser_hash: browserHash,
    });
    if (session) this.adopt(request, reply, session);
    return session;
  }

  /** Switches the request to a new session. */
  adopt(request: FastifyRequest, reply: FastifyReply, { token, ...session }: NewSession): string {
    this.#setCookies(reply, token, session.sticky);
    this.#found.set(request, {
      ...session,
      tokenHash: hashToken(token),
      isAdding: false,
      refreshed: false,
    });
    return token;
  }

  switchAccount(trx: Transaction<Database>, { tokenHash }: Session, userId: string): Promise<NewSession | null> {
    return this.#store.switchAccount(trx, tokenHash, userId);
  }

  /** A session that replaces this one and proves no more than it (BIZ-004). Null when this one is gone. */
  replace(
    trx: Transaction<Database>,
    { tokenHash }: Session,
    next: { userId: string; impersonatorId: string | null },
  ): Promise<NewSession | null> {
    return this.#store.replace(trx, tokenHash, next);
  }

  /** The visitor has just entered the password again. False when the session is gone. */
  confirm(request: FastifyRequest, reply: FastifyReply, session: Session): Promise<boolean> {
    return this.#renew(request, reply, session, { signed_in_at: NOW });
  }

  /** The visitor has just passed the second factor. False when the session is gone. */
  verify(request: FastifyRequest, reply: FastifyReply, session: Session): Promise<boolean> {
    return this.#renew(request, reply, session, { two_factor_verified_at: NOW });
  }

  async #renew(
    request: FastifyRequest,
    reply: FastifyReply,
    { tokenHash }: Session,
    proof: Parameters<SessionStore['renew']>[1],
  ): Promise<boolean> {
    const renewed = await this.#store.renew(tokenHash, proof);
    if (!renewed) return false;
    this.adopt(request, reply, renewed);
    return true;
  }

  async stop(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = readHostCookie(request, SESSION_COOKIE);
    if (token) await this.#store.remove(token);
    this.#clearCookies(reply);
    this.#found.set(request, null);
  }

  #setCookies(reply: FastifyReply, token: string, sticky: boolean) {
    const life = sticky ? { maxAge: this.#store.lifetimeSeconds(true) } : {};
    reply.setCookie(hostCookie(reply.server, SESSION_COOKIE), token, {
      ...sessionCookieOptions(reply.request),
      httpOnly: true,
      ...life,
    });
    reply.setCookie(this.#hint.name, '1', { ...this.#hintOptions(reply), ...life });
  }

  #clearCookies(reply: FastifyReply) {
    reply.clearCookie(hostCookie(reply.server, SESSION_COOKIE), {
      ...sessionCookieOptions(reply.request),
      httpOnly: true,
    });
    this.#clearHint(reply);
  }

  /** The next request with a session sets it again. */
  #clearHint(reply: FastifyReply) {
    reply.clearCookie(this.#hint.name, this.#hintOptions(reply));
    // One set before the domain was configured would stay.
    if (this.#hint.domain) reply.clearCookie(this.#hint.name, sessionCookieOptions(reply.request));
  }

  #hintOptions(reply: FastifyReply): CookieSerializeOptions {
    const { domain } = this.#hint;
    return { ...sessionCookieOptions(reply.request), ...(domain && { domain }) };
  }
}

export function cookieOptions(request: FastifyRequest): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', secure: request.server.isSecureSite || request.protocol === 'https' };
}

/**
 * For the session's cookies and those that calls with it need. Where pages of this site are in frames of other sites, browsers
 * that allow that send them there, too: only with TLS. A forged request still lacks a form token and our origin (D-123).
 */
export const sessionCookieOptions = (request: FastifyRequest): CookieSerializeOptions =>
  request.server.hasSessionInFrames ? { path: '/', sameSite: 'none', secure: true } : cookieOptions(request);

const missingSecondFactor = () =>
  new ApiError(
    403,
    'MISSING_TWO_FACTOR_AUTHENTICATION',
    'This company asks for a second factor. Send the visitor to /business/verify.',
    'Please confirm that it is you.',
  );
