/**
 * consent.js: inline or first in `<head>`, without React (D-41). Knows the visitor's decision before the page shows
 * anything: shows the banner to those who have not decided, keeps scripts waiting for what is not allowed, and answers for
 * the full framework. Whoever has decided loads no more than this.
 */

import { logFailure } from '@travel-shell/core';
import { isRegime } from '@travel-shell/core/answerConsent';
import { acceptedBefore, keep, remember, tcStringBefore, unsentBefore } from '@travel-shell/core/consentCookies';
import { type ConsentHead, getConsentHead, setConsentHead } from '@travel-shell/core/consentHead';
import { COOKIE_CATEGORIES, NECESSARY } from '@travel-shell/core/cookieCategories';
import { ownGlobal } from '@travel-shell/core/ownGlobal';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { hasPrivacySignal } from '@travel-shell/core/privacySignal';
import { watchPage } from '@travel-shell/core/watchPage';
import { answerForms } from './answerForm.ts';
import { createBanners, TAG } from './banners.ts';
import { tellGoogle, WAITING } from './consentMode.ts';
import { createTcf } from './createTcf.ts';
import { createGate, FRAMES } from './gate.ts';
import { isOffered, kindsToAsk, NO_CMP_ID } from './kinds.ts';
import { loadScript } from './pageLoader.ts';
import { ANSWERED, isOutdated, readSettings } from './Settings.ts';

/** File name of this build's later.js, and its integrity. */
declare const TRAVEL_SHELL_LATER: string;
declare const TRAVEL_SHELL_LATER_INTEGRITY: string;

function start(nonce?: string): void {
  const head: ConsentHead = {};
  setConsentHead(head);
  const settings = readSettings();

  const isAskedAgain = isOutdated(settings);
  // A site that says that it does not ask lets everything run.
  const accepted =
    settings.consentCategories === false ? COOKIE_CATEGORIES : isAskedAgain ? undefined : acceptedBefore();
  const isOptedOut = hasPrivacySignal();
  if (isOptedOut) pageDocument.documentElement.style.setProperty('--travel-privacy-signal', 'block');
  const open = createGate(nonce);
  let last: string | undefined;
  function allow(categories: readonly string[] = NECESSARY, atFirst?: object): void {
    last = categories.join();
    // The signal is final, whatever was chosen (D-42).
    const allowed = isOptedOut ? categories.filter((each) => each !== 'advertising') : categories;
    // Before the tags that may run now.
    if (settings.consent?.consentMode) tellGoogle(allowed, atFirst);
    open(allowed);
  }
  allow(accepted, accepted ? {} : WAITING);
  last = accepted?.join();

  const load = () => loadScript('later.js', TRAVEL_SHELL_LATER, TRAVEL_SHELL_LATER_INTEGRITY);
  const later: NonNullable<ConsentHead['later']> = async (what) => {
    await load();
    return head.later?.(what);
  };
  const loadTcf = () => later('tcf');
  head.loadTcf = loadTcf;
  if (isOffered('tcf', settings)) head.tcf = createTcf(settings, tcStringBefore(), loadTcf);
  else if (settings.consentCategories !== false && !settings.consent?.cmpId) {
    let isTold = false;
    watchPage(`${TAG}[kind=tcf]`, () => {
      if (!isTold) logFailure({ code: 'CONFIG', message: NO_CMP_ID, piece: 'consent' });
      isTold = true;
    });
  }

  /** The next page does not ask again (D-58). Here, as an answer may be quicker than later.js. */
  const countAnswer = () => {
    const version = settings.consent?.version;
    if (version) keep(ANSWERED + version, 'true');
  };
  createBanners(head, kindsToAsk(settings), later);
  answerForms(head, later, settings.apiBase);

  addEventListener(
    'travel-consent-given',
    ({ detail: { regime, accepted, acceptedCategories = accepted } }: CustomEventInit) => {
      if (!isRegime(regime)) return;
      countAnswer();
      // The back end has stored it: in the cookie, as categories in both regimes. Browsers may keep none.
      allow(acceptedBefore() ?? acceptedCategories);
    },
  );
  addEventListener('travel-consent-declined', ({ detail: { regime } }: CustomEventInit) => {
    if (!isRegime(regime)) return;
    countAnswer();
    // Counts before it is stored (D-43).
    remember([], '');
    allow();
  });
  addEventListener('travel-cookie-settings-requested', ({ defaultPrevented }) => {
    // The host shows its own; or React does.
    if (!defaultPrevented && pageDocument.querySelector(`${TAG}:not(:state(ready))`)) later(true);
  });
  // Answered in another tab, or on a page that this one is gone back to from, or was prerendered beside.
  const lookAgain = async () => {
    await head.answered;
    const now = acceptedBefore()?.join();
    if (now && now !== last && settings.consentCategories !== false) later();
  };
  ownGlobal<EventTarget>('cookieStore')?.addEventListener?.('change', lookAgain);
  for (const type of ['visibilitychange', 'prerenderingchange']) pageDocument.addEventListener(type, lookAgain);
  addEventListener('pageshow', lookAgain);
  watchPage<HTMLIFrameElement>(FRAMES, later);
  if (isAskedAgain) later();
  if (unsentBefore()) load();
}

if (!getConsentHead())
  start((pageDocument.currentScript ?? pageDocument.querySelector<HTMLElement>('script[nonce]'))?.nonce);
