import { FIRST_DEFAULTS } from '@travel-shell/core';
import { CONSENT_COOKIE } from '@travel-shell/core/consentCookieNames';
import { allowedBy, type CookieCategory } from '@travel-shell/core/cookieCategories';

/** Hints about the visitor in a request's cookies, see `readSession`. */
export interface Session {
  /** Whether they may be signed in: the back end has set its readable cookie beside the session (D-30). */
  readonly mayBeSignedIn: boolean;
  /** The categories of cookies that they have accepted; none before an answer. */
  readonly acceptedCategories: readonly CookieCategory[];
}

export interface SessionOptions {
  /** As in the page's configuration; empty where the back end sets no such cookie, and anybody may be signed in. */
  signedInCookie?: string;
}

/**
 * Reads the `Cookie` header of a page's request: `request.headers.get('cookie')` at an edge, `req.headers.cookie` in
 * Express, `(await headers()).get('cookie')` in Next. For what a first render shows or fetches ahead.
 *
 * **Only a hint, and never an authorization.** Anybody can send these cookies, the session may have ended since, and a back
 * end on another host without `signedInCookieDomain` sets them where this server does not get them. Whatever is personal
 * must ask the back end who the visitor is; in the browser `useAuth()` does. Do not cache what depends on it for others.
 */
export function readSession(
  cookieHeader: string | null | undefined,
  { signedInCookie = FIRST_DEFAULTS.signedInCookie }: SessionOptions = {},
): Session {
  const cookies = (cookieHeader ?? '').split(';').map((pair) => pair.trim());
  const consent = cookies.filter((pair) => pair.startsWith(`${CONSENT_COOKIE}=`));
  return {
    mayBeSignedIn: signedInCookie === '' || cookies.includes(`${signedInCookie}=1`),
    acceptedCategories: allowedBy(consent.map((pair) => pair.slice(CONSENT_COOKIE.length + 1))),
  };
}
