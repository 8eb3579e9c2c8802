import type { CookieCategory } from '@travel-shell/core/cookieCategories';
import { cookieValues } from '@travel-shell/core/cookieValues';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { setCookie } from '@travel-shell/core/setCookie';
import { unsentCookie } from '@travel-shell/core/unsentConsent';

/** The accepted categories, joined by dots. Source: CON-061, CNS-O13. */
export const CONSENT_COOKIE = 'consent';
/** The TC string. Source: CON-062, CNS-O13. */
export const TCF_COOKIE = 'kyk_tcf';
/** As those of the back end. In seconds. */
const LIFETIME = 180 * 24 * 3600;

/** The values of all cookies of a name: another host of the domain can set one beside ours. */
export const readCookies = (name: string): string[] => cookieValues(cookies(), name);

/** The names of all readable cookies. */
export const cookieNames = (): string[] =>
  cookies()
    .split('; ')
    .filter(Boolean)
    .map((pair) => pair.replace(/=.*/s, ''));

/**
 * Makes the page's own cookies say what the back end has stored: one on another host sets its cookies there. Nothing
 * changes where it has set them here.
 */
export function keepCategories(categories: readonly CookieCategory[]): void {
  keep(CONSENT_COOKIE, categories.join('.'));
}

export const keepTcString = (tcString: string): void => keep(TCF_COOKIE, tcString);

/** The visitor has refused on this page. The code that stores the refusal decides what counts from now on. */
export function forgetDecision(): void {
  keep(CONSENT_COOKIE, '');
  keep(TCF_COOKIE, '');
}

export const keepUnsent = (value: string): void => writeCookie(unsentCookie(), value, LIFETIME);

/** It is stored, or something newer is. */
export const forgetUnsent = (): void => keep(unsentCookie(), '');

function keep(name: string, value: string): void {
  const [first = '', ...others] = readCookies(name);
  if ([first, ...others].some((each) => each !== value)) writeCookie(name, value, value === '' ? 0 : LIFETIME);
}

/** @param more further attributes, such as `; Domain=example.com` */
export function writeCookie(name: string, value: string, maxAge: number, more = '; Path=/'): void {
  try {
    setCookie(`${name}=${value}; Max-Age=${maxAge}; SameSite=Lax${more}`);
  } catch {
    // An opaque origin, such as a sandboxed frame, has no cookies; a server has no page.
  }
}

function cookies(): string {
  try {
    return pageDocument.cookie ?? '';
  } catch {
    return ''; // as above
  }
}
