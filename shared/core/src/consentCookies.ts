/** The visitor's choice, in the cookies that the back end leaves readable. Used by consent.js and the store. */

import { CONSENT_COOKIE, DECISION_LIFETIME_DAYS, TCF_COOKIE } from './consentCookieNames.ts';
import { allowedBy, type CookieCategory } from './cookieCategories.ts';
import { cookieValues, onlyValue, setCookie } from './cookies.ts';
import { pageDocument } from './pageDocument.ts';
import { unsentCookie } from './unsentConsent.ts';

/** A TC string begins with its version, 2, in six bits. tcf.js reads the rest. */
const TC_STRING = 'C[\\w.-]+';

/** Empty in an opaque origin, such as a sandboxed frame, and on a server: neither has cookies. */
export function pageCookies(): string {
  try {
    return pageDocument.cookie ?? '';
  } catch {
    return '';
  }
}

/** The values of all cookies of a name: another host of the domain can set one beside ours. What has not this shape is none. */
export const readCookies = (name: string, shape?: string): string[] => cookieValues(pageCookies(), name, shape);

/** Undefined where it is missing, and where there are several that differ. */
export const readCookie = (name: string, shape?: string): string | undefined => onlyValue(readCookies(name, shape));

/** The categories accepted before; undefined before a decision (CNS-002). */
export function acceptedBefore(): CookieCategory[] | undefined {
  const categories = allowedBy(readCookies(CONSENT_COOKIE));
  return categories[0] && categories;
}

/** A refusal that is not stored yet, see `unsentConsent`. */
export const unsentBefore = (): string | undefined => readCookie(unsentCookie());

/** A refusal that is not stored has no string: one beside it is of another host. */
export function tcStringBefore(): string | undefined {
  const unsent = unsentBefore();
  return unsent && !unsent.includes('=accept') ? undefined : readCookie(TCF_COOKIE, TC_STRING);
}

/** @param more further attributes, such as `;domain=example.com` */
export function writeCookie(name: string, value: string, more = ';path=/'): void {
  try {
    setCookie(`${name}=${value};max-age=${value ? DECISION_LIFETIME_DAYS * 24 * 3600 : 0};samesite=lax${more}`);
  } catch {
    // As above.
  }
}

/** Null leaves a cookie as it is, an empty value deletes it. */
export function keep(name: string, value: string | null | undefined): void {
  if (value != null && readCookie(name) !== value) writeCookie(name, value);
}

/** Whoever decides it next says what counts. A refusal that is still to be sent stays. */
export function forgetDecision(): void {
  keep(CONSENT_COOKIE, '');
  keep(TCF_COOKIE, '');
}

/**
 * A back end on another host sets its cookies there; the page has its own then. As `keep`.
 * @param unsent of a choice that is not stored yet
 */
export function remember(accepted: readonly string[] | null, tcString: string | null, unsent = ''): void {
  // The cookie that other tabs hear of comes last (`followTabs`).
  keep(unsentCookie(), accepted && unsent);
  keep(TCF_COOKIE, tcString);
  keep(CONSENT_COOKIE, accepted?.join('.'));
}

/** The cookies as they are, for `remember`. */
export const kept = (): Parameters<typeof remember> => [
  acceptedBefore() ?? [],
  readCookie(TCF_COOKIE, TC_STRING) ?? '',
  unsentBefore(),
];
