import { TCF_COOKIE } from './consentCookieNames.ts';
import { cookieValues, onlyValue } from './cookieValues.ts';
import { unsentCookie } from './unsentConsent.ts';

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
