import { isHttps } from './isHttps.ts';

/**
 * The visitor's refusal or withdrawal that the back end does not know yet: the readable cookie `travel_consent_unsent`,
 * whose value is the fields of the form that says it (`ConsentForm`) and `at`, when it was said. Written with the
 * press, and gone once it is stored; so it outlives the page, and the back end sees with each of its own requests that
 * its record is not the newest. D-51.
 */
export const UNSENT_COOKIE = 'travel_consent_unsent';

/**
 * The cookie's name on this page. Under https no other host of the domain can set it (RFC 6265bis §4.1.3.2): what it
 * says is sent as the visitor's choice.
 */
export const unsentCookie = (): string => (isHttps() ? '__Host-' : '') + UNSENT_COOKIE;

/** The cookie's value. */
export const unsentValue = (form: Readonly<Record<string, string>>, at = Date.now()): string =>
  `${new URLSearchParams(form)}&at=${at}`;
