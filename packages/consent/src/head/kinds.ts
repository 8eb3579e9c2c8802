import { isRegime } from '@travel-shell/core/answerConsent';
import type { Settings } from './Settings.ts';
import { acceptedBefore, CONSENT_COOKIE, readCookie, TCF_COOKIE, tcStringBefore, unsentBefore } from './savedChoice.ts';

/** Each kind of `<travel-consent>`, with the cookie that says that the visitor has decided about it: a regular expression. */
const COOKIES: Readonly<Record<string, string>> = {
  cookies: CONSENT_COOKIE,
  tcf: TCF_COOKIE,
  notice: 'travel_meta_hideCookieMessage',
  'two-party': 'travel_meta_twoPartyAccepted',
  'data-transfer': '(?:travel_meta_dataTransferAccepted|DATA_CONSENT)',
};

/** Whether the site has this kind at all. Source: CNS-003. */
export const isOffered = (kind: string, { consentCategories, consent }: Settings): unknown =>
  isRegime(kind) ? consentCategories && (kind !== 'tcf' || consent?.cmpId) : true;

/** CNS-001: for pages that show the banner by other means, or not yet. The dialogs that block are not meant. */
export const mayShow = (kind: string): boolean => kind.includes('-') || !/[?&]hcd=true\b/.test(location.search);

/**
 * Do not ask where no answer can be kept: a sandboxed frame has no origin, so no cookies, and browsers can be set to block
 * them. Nothing is allowed there.
 */
const canKeep = () => origin !== 'null' && navigator.cookieEnabled;

/**
 * A choice in the full framework has its categories, too. Without them the string is another dialog's, or of a choice that
 * was taken back.
 */
const isDecided = (kind: string) =>
  isRegime(kind)
    ? acceptedBefore() && (kind !== 'tcf' || (tcStringBefore() ?? unsentBefore()))
    : readCookie(COOKIES[kind] as string);

/** The kinds that this visitor has to be asked about: what the cookies miss, or do not say clearly. Source: CNS-002. */
export const kindsToAsk = (settings: Settings): string[] =>
  Object.keys(COOKIES).filter((kind) => canKeep() && isOffered(kind, settings) && mayShow(kind) && !isDecided(kind));
