/**
 * What the visitor has refused or withdrawn, and the back end does not know yet: the readable cookie
 * `travel_consent_unsent`, whose value is the fields of the form that says it (`ConsentForm`) and `at`, when it was said.
 * Written with the press, and gone once it is stored; so it outlives the page, and the back end sees with each of its own
 * requests that its record is not the newest. D-51.
 */
export const UNSENT_COOKIE = 'travel_consent_unsent';

/** The cookie's value. */
export const unsentValue = (form: Readonly<Record<string, string>>, at = Date.now()): string =>
  `${new URLSearchParams(form)}&at=${at}`;

/**
 * The form to send now, with how long ago that was in place of when: the clocks of browser and back end may differ.
 * Undefined where nothing waits. What is left of a choice in the full framework is in its own cookie; without it nothing is
 * left.
 */
export function readUnsent(cookies: string, now = Date.now()): URLSearchParams | undefined {
  const cookieOf = (name: string) => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(cookies)?.[1];
  const value = cookieOf(UNSENT_COOKIE);
  if (!value) return undefined;
  const form = new URLSearchParams(value);
  const seconds = Math.round((now - Number.parseFloat(form.get('at') ?? '')) / 1000);
  form.delete('at');
  form.set('secondsAgo', `${Math.max(seconds || 0, 0)}`);
  const tcString = cookieOf('kyk_tcf');
  if (form.get('regime') === 'tcf' && tcString) form.set('tcString', tcString);
  else if (!form.get('accepted')) form.set('choice', 'decline');
  return form;
}
