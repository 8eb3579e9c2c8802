import type { CookieCategory } from '@travel-shell/core/cookieCategories';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { setCookie } from '@travel-shell/core/setCookie';
import { UNSENT_COOKIE, unsentValue } from '@travel-shell/core/unsentConsent';

/** The accepted categories, joined by dots. Source: CON-061, CNS-O13. */
export const CONSENT_COOKIE = 'consent';
/** The TC string. Source: CON-062, CNS-O13. */
export const TCF_COOKIE = 'kyk_tcf';
/** As those of the back end. In seconds. */
const LIFETIME = 180 * 24 * 3600;

/** Empty where the cookie is missing. */
export function readCookie(name: string): string {
  const pair = cookies()
    .split('; ')
    .find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}

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

export const keepUnsent = (form: Readonly<Record<string, string>>): void =>
  writeCookie(UNSENT_COOKIE, unsentValue(form), LIFETIME);

/** It is stored, or something newer is. */
export const forgetUnsent = (): void => keep(UNSENT_COOKIE, '');

function keep(name: string, value: string): void {
  if (readCookie(name) !== value) writeCookie(name, value, value === '' ? 0 : LIFETIME);
}

/** @param more further attributes, such as `; Domain=example.com` */
export function writeCookie(name: string, value: string, maxAge: number, more = '; Path=/'): void {
  const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : '';
  try {
    setCookie(`${name}=${value}; Max-Age=${maxAge}; SameSite=Lax${more}${secure}`);
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
