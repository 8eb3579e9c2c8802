import { DECISION_LIFETIME_DAYS } from '@travel-shell/core/consentCookieNames';
import type { CookieCategory } from '@travel-shell/core/cookieCategories';
import { UNSENT_COOKIE } from '@travel-shell/core/unsentConsent';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageCookies } from '../../http/sessions/hostCookies.ts';
import { cookieOptions } from '../../http/sessions/RequestSessions.ts';

/** Identifies the visitor, so it is HttpOnly. Set with the first decision, never before. */
export const VISITOR_COOKIE = 'travel_consent_id';

export const DECISION_LIFETIME_SECONDS = DECISION_LIFETIME_DAYS * 24 * 3600;
/** The longest lifetime browsers allow. */
export const LONGEST_COOKIE_SECONDS = 400 * 24 * 3600;

/**
 * Whether the record behind this cookie counts in this browser: not where its visitor has deleted the cookie, nor where they
 * have said something newer that has not come yet.
 */
export const countsHere = (request: FastifyRequest, name: string): boolean =>
  request.cookies[name] !== undefined && pageCookies(request, UNSENT_COOKIE).length === 0;

/** The value of `consent`. */
export const categoriesCookie = (categories: readonly CookieCategory[]): string => categories.join('.');

/** Writes a new decision to a cookie that scripts can read. */
export function setDecisionCookie(request: FastifyRequest, reply: FastifyReply, name: string, value: string): void {
  reply.setCookie(name, value, { ...cookieOptions(request), maxAge: DECISION_LIFETIME_SECONDS });
  // The newest record is known, so nothing is newer than that.
  for (const unsent of pageCookies(request, UNSENT_COOKIE))
    reply.clearCookie(unsent, { ...cookieOptions(request), ...(unsent !== UNSENT_COOKIE && { secure: true }) });
}

/**
 * Syncs such a cookie with the stored decision, which may come from another device of this account or have expired. Leaves
 * it alone while the browser has said something newer that has not come yet. One that is missing stays so: the visitor may
 * have deleted it, and is asked again (CNS-002).
 * @param mayAdd it is a browser that has never answered here
 */
export function mirrorDecision(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string | undefined,
  ageSeconds = 0,
  mayAdd = false,
): void {
  const present = request.cookies[name];
  if (!mayAdd && !countsHere(request, name)) return;
  if (value === undefined) {
    if (present !== undefined) reply.clearCookie(name, cookieOptions(request));
  } else if (present !== value) {
    reply.setCookie(name, value, { ...cookieOptions(request), maxAge: DECISION_LIFETIME_SECONDS - ageSeconds });
  }
}
