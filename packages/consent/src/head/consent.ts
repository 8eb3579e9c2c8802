/**
 * consent.js: inline or first in `<head>`, without React (D-41). Knows the visitor's decision before the page shows
 * anything: shows the banner to those who have not decided, keeps scripts waiting for what is not allowed, and answers for
 * the full framework. Whoever has decided loads no more than this.
 */
import { type ConsentHead, getConsentHead, setConsentHead } from '@travel-shell/core/consentHead';
import { hasPrivacySignal } from '@travel-shell/core/privacySignal';
import { answerForms } from './answerForm.ts';
import { createBanners, isReady, kindOf, TAG } from './banners.ts';
import { tellGoogle, WAITING } from './consentMode.ts';
import { createTcf } from './createTcf.ts';
import { createGate } from './gate.ts';
import { isOffered, kindsToAsk } from './kinds.ts';
import { pageLoader } from './pageLoader.ts';
import { report } from './report.ts';
import { readSettings } from './Settings.ts';
import { acceptedBefore, CATEGORIES, NECESSARY, remember, tcStringBefore } from './savedChoice.ts';

/** File name of this build's tcf.js, and its integrity. */
declare const TRAVEL_SHELL_TCF: string;
declare const TRAVEL_SHELL_TCF_INTEGRITY: string;

/** What a visitor allows by category, and may change later. */
const isRegime = (kind: string) => /tcf|cookies/.test(kind);

function start(nonce?: string): void {
  const head: ConsentHead = {};
  setConsentHead(head);
  const settings = readSettings();

  // A site that says that it does not ask lets everything run.
  const accepted = settings.consentCategories === false ? CATEGORIES : acceptedBefore();
  const isOptedOut = hasPrivacySignal();
  // The signal is final, whatever was chosen (D-42).
  const heed = (categories: readonly string[] = NECESSARY) =>
    categories.filter((each) => each !== (isOptedOut && 'advertising'));
  if (isOptedOut) document.documentElement.style.setProperty('--travel-privacy-signal', 'block');
  const open = createGate(nonce);
  function allow(categories?: readonly string[], atFirst?: object): void {
    const allowed = heed(categories);
    // Before the tags that may run now.
    if (settings.consent?.consentMode) tellGoogle(allowed, atFirst);
    open(allowed);
  }
  allow(accepted, accepted ? {} : WAITING);

  let loading: Promise<unknown> | undefined;
  head.loadTcf = () => {
    loading ??= pageLoader()
      .then((loader) => loader.load(TRAVEL_SHELL_TCF, TRAVEL_SHELL_TCF_INTEGRITY))
      .catch((error) => {
        // The next call tries again.
        loading = undefined;
        report('LOAD_FAILED: tcf.js', error);
      });
    return loading;
  };
  if (isOffered('tcf', settings)) head.tcf = createTcf(settings, tcStringBefore(), head.loadTcf);

  const banners = createBanners(head, kindsToAsk(settings));
  answerForms(head, banners.hide, settings.apiBase);

  addEventListener('travel-consent-given', ({ detail: { regime, accepted } }: CustomEventInit) => {
    // The back end has stored it: in the cookie, as categories in both regimes.
    if (isRegime(regime)) allow(acceptedBefore() ?? accepted);
  });
  addEventListener('travel-consent-declined', ({ detail: { regime } }: CustomEventInit) => {
    if (!isRegime(regime)) return;
    // Counts even if it is never stored: the next page asks again (D-43).
    remember([], regime === 'tcf' ? '' : null);
    allow();
  });
  addEventListener('travel-cookie-settings-requested', ({ defaultPrevented }) => {
    // The host shows its own.
    if (defaultPrevented) return;
    // The first one, until React does.
    for (const element of document.querySelectorAll<HTMLElement>(TAG)) {
      const kind = kindOf(element);
      if (isRegime(kind) && isOffered(kind, settings) && !isReady(element)) return banners.reopen(element);
    }
  });
}

if (!getConsentHead()) start(document.currentScript?.nonce);
