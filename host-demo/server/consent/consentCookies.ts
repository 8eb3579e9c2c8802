import type { CookieCategory } from '@travel-shell/core/cookieCategories';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions } from '../sessions/RequestSessions.ts';

/** Identifies the visitor, so it is HttpOnly. Set with the first decision, never before. */
export const VISITOR_COOKIE = 'travel_consent_id';
/** The accepted categories, joined by dots. Source: CON-061, CNS-O13. */
export const CONSENT_COOKIE = 'consent';
/** The TC string. Source: CON-062, CNS-O13. */
export const TCF_COOKIE = 'kyk_tcf';
/** `true` for a visitor who accepted the data transfer. Source: CON-063, CNS-O02. */
export const DATA_CONSENT_COOKIE = 'DATA_CONSENT';
export const META_COOKIE_PREFIX = 'travel_meta_';

/**
 * How long a cookie decision is valid before the visitor is asked again. Half a year is what the French authority
 * recommends; the TCF itself allows 13 months.
 */
export const DECISION_LIFETIME_SECONDS = 180 * 24 * 3600;
/** The longest lifetime browsers allow. */
export const LONGEST_COOKIE_SECONDS = 400 * 24 * 3600;

/** The value of `consent`. */
export const categoriesCookie = (categories: readonly CookieCategory[]): string => categories.join('.');

/** Writes a new decision to a cookie that scripts can read. */
export function setDecisionCookie(request: FastifyRequest, reply: FastifyReply, name: string, value: string): void {
  reply.setCookie(name, value, { ...cookieOptions(request), maxAge: DECISION_LIFETIME_SECONDS });
}

/** Syncs such a cookie with the stored decision, which may come from another device of this account or have expired. */
export function mirrorDecision(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string | undefined,
  ageSeconds = 0,
): void {
  if (value === undefined) {
    if (request.cookies[name] !== undefined) reply.clearCookie(name, cookieOptions(request));
  } else if (request.cookies[name] !== value) {
    reply.setCookie(name, value, { ...cookieOptions(request), maxAge: DECISION_LIFETIME_SECONDS - ageSeconds });
  }
}
