/**
 * consent.js: inline or first in `<head>`, without React (D-41). Knows the visitor's decision before the page shows
 * anything: shows the banner to those who have not decided, keeps scripts waiting for what is not allowed, and answers for
 * the full framework. Whoever has decided loads no more than this.
 */
import { type ConsentHead, getConsentHead, setConsentHead } from '@travel-shell/core/consentHead';
import { hasPrivacySignal } from '@travel-shell/core/privacySignal';
import { answerForms } from './answerForm.ts';
import { createBanners, isReady, kindOf } from './banners.ts';
import { createConsentMode } from './consentMode.ts';
import { createTcf } from './createTcf.ts';
import { createGate } from './gate.ts';
import { isOffered, kindsToAsk } from './kinds.ts';
import { fillBanner, withLoader } from './pageLoader.ts';
import { readSettings } from './Settings.ts';
import { acceptedBefore, CATEGORIES, tcStringBefore } from './savedChoice.ts';

/** File name of this build's tcf.js. As trusted as this file: it needs no integrity of its own. */
declare const TRAVEL_SHELL_TCF: string;

function start(nonce: string): void {
  const head: ConsentHead = {};
  setConsentHead(head);
  const settings = readSettings();

  // A site that says that it does not ask lets everything run.
  const accepted = settings.consentCategories === false ? CATEGORIES : acceptedBefore();
  const isOptedOut = hasPrivacySignal();
  if (isOptedOut) document.documentElement.style.setProperty('--travel-privacy-signal', 'block');
  const update = settings.consent?.consentMode && createConsentMode(accepted, isOptedOut);
  const open = createGate(nonce);
  open(accepted ?? []);

  let loading: Promise<unknown> | undefined;
  head.loadTcf = () => {
    loading ??= withLoader(({ base, fetchScript }) => fetchScript(base + TRAVEL_SHELL_TCF)).catch((error) => {
      console.error(`[travel-shell] LOAD_FAILED: ${error}`);
      // The next call tries again.
      loading = undefined;
    });
    return loading;
  };
  const tcf = isOffered('tcf', settings) ? createTcf(settings, tcStringBefore(), head.loadTcf) : undefined;
  if (tcf) head.tcf = tcf;

  const banners = createBanners({
    kinds: kindsToAsk(settings),
    fill: fillBanner,
    changed: (kind, isShown) => kind === 'tcf' && tcf?.setVisible(isShown),
  });
  answerForms({
    apiBase: settings.apiBase ?? '',
    hide: banners.hide,
    keep(answered) {
      head.answered = answered;
    },
  });

  const decide = (categories: readonly string[]) => {
    open(categories);
    if (update) update(categories);
  };
  for (const name of ['given', 'declined']) {
    addEventListener(`travel-consent-${name}`, ({ detail: { regime, accepted } }: CustomEventInit) => {
      // As categories of cookies, the purposes of the full framework are in the cookie.
      const categories = regime === 'tcf' ? acceptedBefore() : accepted;
      if (/cookies|tcf/.test(regime)) decide((accepted && categories) ?? []);
    });
  }
  addEventListener('travel-cookie-settings-requested', () => {
    const element = [...document.querySelectorAll<HTMLElement>('travel-consent')].find((each) =>
      /cookies|tcf/.test(kindOf(each)),
    );
    if (element && isOffered(kindOf(element), settings) && !isReady(element)) banners.reopen(element);
  });
}

if (!getConsentHead()) start(document.currentScript?.nonce ?? '');
