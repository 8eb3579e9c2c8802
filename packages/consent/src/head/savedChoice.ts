/** What the visitor chose before, from the cookies that the back end leaves readable. */

import { cookieValues, onlyValue } from '@travel-shell/core/cookieValues';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { setCookie } from '@travel-shell/core/setCookie';
import { unsentCookie } from '@travel-shell/core/unsentConsent';
import type { Settings } from './Settings.ts';

/** In `consent`, joined by dots. Source: CNS-006. */
export const CATEGORIES = ['strictlyNecessary', 'functional', 'advertising', 'analytical'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Allowed without asking. Source: CNS-007. */
export const NECESSARY: readonly Category[] = [CATEGORIES[0]];

/** CON-061, CNS-O13. */
export const CONSENT_COOKIE = 'consent';
/** CON-062, CNS-O13. */
export const TCF_COOKIE = 'kyk_tcf';
const UNSENT_COOKIE = unsentCookie();
/** What their values look like; those of the others are `true`. */
const SHAPES: Readonly<Record<string, string>> = {
  // What is necessary comes first, as in `parseCategories`.
  [CONSENT_COOKIE]: `${CATEGORIES[0]}(?:\\.(?:${CATEGORIES.join('|')}))*`,
  // It begins with its version, 2, in six bits. tcf.js reads the rest.
  [TCF_COOKIE]: 'C[\\w.-]+',
  [UNSENT_COOKIE]: '[^;]+',
};

/** As the back end has it (packages/back-end/src/areas/consent/consentCookies.ts). In seconds. */
const LIFETIME = 180 * 24 * 3600;

/** The values of all cookies of a name that parse (CNS-002). */
function readAll(name: string): string[] {
  try {
    return cookieValues(pageDocument.cookie, name, SHAPES[name] ?? 'true');
  } catch {
    return []; // an opaque origin, such as a sandboxed frame, has no cookies
  }
}

/** Undefined where it is missing, and where there are several that differ. */
export const readCookie = (name: string): string | undefined => onlyValue(readAll(name));

/** The categories accepted before, as `allowedBy`; undefined before a decision. */
export function acceptedBefore(): string[] | undefined {
  const [first, ...others] = readAll(CONSENT_COOKIE).map((value) => value.split('.'));
  return first?.filter((each) => others.every((other) => other.includes(each)));
}

/** Begins the name of the cookie that an answer leaves: behind it is the version of what was asked (`consent.version`). */
export const ANSWERED = 'travel_consent_';

/** An answer of before, if there is one, was about something else, and does not count (D-58). */
export function isOutdated({ consent }: Settings): boolean {
  const version = consent?.version;
  return Boolean(version) && !readCookie(ANSWERED + version);
}

/** A refusal that is not stored yet, see `unsentConsent`. */
export const unsentBefore = (): string | undefined => readCookie(UNSENT_COOKIE);

/** A refusal that is not stored has no string: one beside it is of another host. */
export function tcStringBefore(): string | undefined {
  const unsent = unsentBefore();
  return unsent && !unsent.includes('=accept') ? undefined : readCookie(TCF_COOKIE);
}

/** Null leaves a cookie as it is, an empty value deletes it. */
export function keep(name: string, value: string | null | undefined): void {
  if (value == null || readCookie(name) === value) return;
  setCookie(`${name}=${value};path=/;max-age=${value ? LIFETIME : 0};samesite=lax`);
}

/**
 * A back end on another host sets its cookies there; the page has its own then. As `keep`.
 * @param unsent of a choice that is not stored yet
 */
export function remember(accepted: readonly string[] | null, tcString: string | null, unsent = ''): void {
  // What other tabs hear of comes last (`followTabs`).
  keep(UNSENT_COOKIE, accepted && unsent);
  keep(TCF_COOKIE, tcString);
  keep(CONSENT_COOKIE, accepted?.join('.'));
}

/** The cookies as they are, for `remember`. */
export const kept = (): Parameters<typeof remember> => [
  acceptedBefore() ?? [],
  readCookie(TCF_COOKIE) ?? '',
  unsentBefore(),
];
