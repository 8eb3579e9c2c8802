import { TCF_COOKIE } from './consentCookieNames.ts';
import { cookieValues, isHttps, onlyValue } from './cookies.ts';

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

/**
 * The form to send now, with how long ago that was in place of when: the clocks of browser and back end may differ.
 * Undefined where nothing waits. What is left of a choice in the full framework is in its own cookie; without it nothing is
 * left.
 */
export function readUnsent(cookies: string, now = Date.now()): URLSearchParams | undefined {
  const cookieOf = (name: string) => onlyValue(cookieValues(cookies, name));
  const value = cookieOf(unsentCookie());
  if (!value) return undefined;
  const form = new URLSearchParams(value);
  // Rounded down: what was said before it must not become the newer one.
  const seconds = Math.floor((now - Number.parseFloat(form.get('at') ?? '')) / 1000);
  form.delete('at');
  form.set('secondsAgo', `${Math.max(seconds || 0, 0)}`);
  const tcString = cookieOf(TCF_COOKIE);
  const isTcfChoice = form.get('regime') === 'tcf' && form.get('choice') === 'accept';
  if (isTcfChoice && tcString) form.set('tcString', tcString);
  else if (!form.get('accepted')) form.set('choice', 'decline');
  return form;
}
