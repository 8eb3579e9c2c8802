import { COOKIE_CATEGORIES } from '@travel-shell/store/consent';
import type { ConsentKind } from './texts.ts';

/** The value of a cookie, empty without one. */
function cookieOf(name: string): string {
  try {
    const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
    return pair?.slice(name.length + 1) ?? '';
  } catch {
    return ''; // an opaque origin has no cookies
  }
}

const isTrue = (name: string) => cookieOf(name) === 'true';

/**
 * Whether the cookie of the decision is missing, or does not parse (CNS-002, CNS-O13, CNS-O07). Names: CON-061 to
 * CON-063, and the meta cookies of the reference back end.
 */
export const isMissing: Readonly<Record<ConsentKind, () => boolean>> = {
  cookies: () =>
    !cookieOf('consent')
      .split('.')
      .includes(COOKIE_CATEGORIES[0] as string),
  notice: () => !isTrue('travel_meta_hideCookieMessage'),
  'two-party': () => !isTrue('travel_meta_twoPartyAccepted'),
  'data-transfer': () => !(isTrue('travel_meta_dataTransferAccepted') || isTrue('DATA_CONSENT')),
  tcf: () => !/^[\w-]+(\.[\w-]+)*$/.test(cookieOf('kyk_tcf')),
};
