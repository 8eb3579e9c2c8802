import { isRegime, REGIMES } from '@travel-shell/core/answerConsent';
import {
  DATA_CONSENT_COOKIE,
  DATA_TRANSFER_ACCEPTED,
  HIDE_COOKIE_MESSAGE,
  META_COOKIE_PREFIX,
  TWO_PARTY_ACCEPTED,
} from '@travel-shell/core/consentCookieNames';
import { acceptedBefore, readCookie, tcStringBefore, unsentBefore } from '@travel-shell/core/consentCookies';
import type { Settings } from './Settings.ts';

/** The kinds that are accepted as a whole, with the cookies that say so: one of them is enough. */
const COOKIES: Readonly<Record<string, readonly string[]>> = {
  notice: [META_COOKIE_PREFIX + HIDE_COOKIE_MESSAGE],
  'two-party': [META_COOKIE_PREFIX + TWO_PARTY_ACCEPTED],
  'data-transfer': [META_COOKIE_PREFIX + DATA_TRANSFER_ACCEPTED, DATA_CONSENT_COOKIE],
};

/** Each kind of `<travel-consent>`. */
const KINDS = [...REGIMES, ...Object.keys(COOKIES)];

/** Dialogs that the visitor has to answer before going on. */
const BLOCKING = ['two-party', 'data-transfer'];

/** Whether the site has this kind at all. Source: CNS-003. */
export function isOffered(kind: string, { consentCategories, consent }: Settings): boolean {
  if (!isRegime(kind)) return true;
  return Boolean(consentCategories) && (kind !== 'tcf' || Boolean(consent?.cmpId));
}

/** Said once where a page has the full framework's element all the same: without its number a site may not ask. */
export const NO_CMP_ID =
  '<travel-consent kind="tcf"> is not shown, because consent.cmpId is missing. Set it to the number that IAB Europe gave to your consent dialog.';

/** `hcd=true` is for pages that show the banner by other means, or not yet. It hides no dialog that blocks. CNS-001. */
export const mayShow = (kind: string): boolean =>
  BLOCKING.includes(kind) || new URLSearchParams(location.search).get('hcd') !== 'true';

/**
 * Do not ask where no answer can be kept: a sandboxed frame has no origin, so no cookies, and browsers can be set to block
 * them. Nothing is allowed there.
 */
const canKeep = () => origin !== 'null' && navigator.cookieEnabled;

/**
 * A choice in the full framework has its categories, too. Without them the string is another dialog's, or of a choice that
 * was taken back.
 */
function isDecided(kind: string): boolean {
  if (!isRegime(kind)) return COOKIES[kind]?.some((name) => readCookie(name, 'true')) === true;
  if (!acceptedBefore()) return false;
  return kind !== 'tcf' || Boolean(tcStringBefore() ?? unsentBefore());
}

/** The kinds that this visitor has to be asked about: what the cookies miss, or do not say clearly. Source: CNS-002. */
export function kindsToAsk(settings: Settings): string[] {
  if (!canKeep()) return [];
  return KINDS.filter((kind) => isOffered(kind, settings) && mayShow(kind) && !isDecided(kind));
}
