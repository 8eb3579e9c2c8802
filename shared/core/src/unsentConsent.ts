/**
 * What the visitor has refused or withdrawn, and the back end does not know yet: the readable cookie
 * `travel_consent_unsent`, whose value is the fields of the form that says it (`ConsentForm`) and `at`, when it was said.
 * Written with the press, and gone once it is stored; so it outlives the page, and the back end sees with each of its own
 * requests that its record is not the newest. D-49.
 */
export const UNSENT_COOKIE = 'travel_consent_unsent';

/** Fields of the form. */
export type UnsentFields = Readonly<Record<string, string>>;

/** The cookie's value. */
export const unsentValue = (fields: UnsentFields | URLSearchParams, at = Date.now()): string =>
  `${new URLSearchParams(fields as Record<string, string>)}&at=${at}`;

/**
 * The fields of the form to send now, with how long ago that was in place of when: the clocks of browser and back end may
 * differ. Undefined where nothing waits. What is left of a choice in the full framework is in its own cookie; without it
 * nothing is left.
 */
export function readUnsent(cookies: string, now = Date.now()): UnsentFields | undefined {
  const cookieOf = (name: string) => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(cookies)?.[1];
  const value = cookieOf(UNSENT_COOKIE);
  if (!value) return undefined;
  const { at, ...given } = Object.fromEntries(new URLSearchParams(value));
  const seconds = Math.round((now - Number(at)) / 1000);
  const fields = { ...given, secondsAgo: String(Math.max(seconds, 0)) };
  if (given.choice !== 'accept' || given.accepted) return fields;
  const tcString = given.regime === 'tcf' && cookieOf('kyk_tcf');
  return tcString ? { ...fields, tcString } : { ...fields, choice: 'decline' };
}
