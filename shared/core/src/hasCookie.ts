import { pageDocument } from './pageDocument.ts';

/**
 * Set by us once the visitor has chosen a currency, which cached fragments do not know, until the browser closes, as the
 * back end keeps the choice itself (API-032).
 */
export const CURRENCY_CHOSEN = 'travel_currency_chosen';

/**
 * Whether a cookie is there as `1`, such as the signed-in cookie (D-30). Undefined in an opaque origin, such as a sandboxed
 * frame: it has no cookies.
 */
export function hasCookie(name: string): boolean | undefined {
  try {
    return pageDocument.cookie.split('; ').includes(`${name}=1`);
  } catch {}
}
