/** What the visitor chose before, from the cookies that the back end leaves readable. */

/** In `consent`, joined by dots. Source: CNS-006. */
export const CATEGORIES = ['strictlyNecessary', 'functional', 'advertising', 'analytical'] as const;
export type Category = (typeof CATEGORIES)[number];

/** CON-061, CNS-O13. */
const CONSENT_COOKIE = 'consent';
/** CON-062, CNS-O13. */
const TCF_COOKIE = 'kyk_tcf';
const SHAPES: Readonly<Record<string, RegExp>> = {
  [CONSENT_COOKIE]: new RegExp(`^((${CATEGORIES.join('|')})(\\.|$))+$`),
  // It begins with its version, 2, in six bits; then 36 bits for each of two times.
  [TCF_COOKIE]: /^C[\w-]{35,}(\.[\w-]+)*$/,
};

/** As the back end has it (host-demo/server/consent/consentCookies.ts). In seconds. */
const LIFETIME = 180 * 24 * 3600;

/** Undefined in an opaque origin, such as a sandboxed frame, which has no cookies. */
function cookies(): string | undefined {
  try {
    return document.cookie;
  } catch {
    return undefined;
  }
}

/** Whether a choice can be remembered at all. A visitor for whom it cannot is not asked, and nothing is allowed. */
export const hasCookies = (): boolean => cookies() !== undefined;

/** The cookie's value; undefined where it is missing or does not parse (CNS-002). */
export function readCookie(name: string): string | undefined {
  const pair = cookies()
    ?.split('; ')
    .find((text) => text.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  return value && (SHAPES[name] ?? /^true$/).test(value) ? value : undefined;
}

/** The categories accepted before; undefined before a decision. */
export const acceptedBefore = (): string[] | undefined => readCookie(CONSENT_COOKIE)?.split('.');

export const tcStringBefore = (): string | undefined => readCookie(TCF_COOKIE);

/** A back end on another host sets its cookies there; the page has its own then. */
export function remember(accepted: readonly string[] | null, tcString: string | null): void {
  for (const [name, value] of [
    [CONSENT_COOKIE, accepted?.join('.')],
    [TCF_COOKIE, tcString],
  ] as const) {
    if (value && readCookie(name) !== value)
      document.cookie = `${name}=${value};path=/;max-age=${LIFETIME};samesite=lax`;
  }
}
