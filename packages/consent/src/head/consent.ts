/**
 * consent.js: inline or first in `<head>`, without React (D-41). Knows the visitor's decision before the page shows
 * anything: shows the banner to those who have not decided, keeps scripts waiting for what is not allowed, and answers for
 * the full framework. Whoever has decided loads no more than this.
 */
import { type ConsentHead, getConsentHead, setConsentHead } from '@travel-shell/core/consentHead';
import { hasPrivacySignal } from '@travel-shell/core/privacySignal';
import { answerForms } from './answerForm.ts';
import { createBanners, kindOf, TAG } from './banners.ts';
import { createConsentMode } from './consentMode.ts';
import { createTcf } from './createTcf.ts';
import { createGate } from './gate.ts';
import { isOffered, kindsToAsk } from './kinds.ts';
import { withLoader } from './pageLoader.ts';
import { report } from './report.ts';
import { readSettings } from './Settings.ts';
import { acceptedBefore, CATEGORIES, tcStringBefore } from './savedChoice.ts';

/** File name of this build's tcf.js. As trusted as this file: it needs no integrity of its own. */
declare const TRAVEL_SHELL_TCF: string;

/** What nobody is asked about. Source: CNS-007. */
const NECESSARY: readonly string[] = ['strictlyNecessary'];

/** What the visitor may open again, until React does. */
const REOPENED = `${TAG}:is(:not([kind]), [kind=cookies], [kind=tcf]):not(:state(ready))`;

function start(nonce?: string): void {
  const head: ConsentHead = {};
  setConsentHead(head);
  const settings = readSettings();

  // A site that says that it does not ask lets everything run.
  const accepted = settings.consentCategories === false ? CATEGORIES : acceptedBefore();
  const isOptedOut = hasPrivacySignal();
  // The signal is final, whatever was chosen (D-42).
  const heed = (categories: readonly string[]) => categories.filter((each) => !isOptedOut || each !== 'advertising');
  const before = heed(accepted ?? NECESSARY);
  if (isOptedOut) document.documentElement.style.setProperty('--travel-privacy-signal', 'block');
  const update = settings.consent?.consentMode ? createConsentMode(before, !!accepted) : undefined;
  const open = createGate(nonce);
  open(before);

  let loading: Promise<unknown> | undefined;
  head.loadTcf = () => {
    loading ??= withLoader(async ({ base, fetchScript }) => fetchScript(base + TRAVEL_SHELL_TCF)).catch((error) =>
      report('LOAD_FAILED: tcf.js', error),
    );
    return loading;
  };
  head.tcf = isOffered('tcf', settings) ? createTcf(settings, tcStringBefore(), head.loadTcf) : undefined;

  const banners = createBanners(head, kindsToAsk(settings));
  answerForms(head, banners.hide, settings.apiBase);

  for (const name of ['given', 'declined']) {
    addEventListener(`travel-consent-${name}`, ({ detail: { regime, accepted } }: CustomEventInit) => {
      if (!/cookies|tcf/.test(regime)) return;
      // The back end has stored it: in the cookie, as categories in both regimes.
      const allowed = heed(name === 'given' ? (acceptedBefore() ?? accepted) : NECESSARY);
      open(allowed);
      update?.(allowed);
    });
  }
  addEventListener('travel-cookie-settings-requested', () => {
    const element = document.querySelector<HTMLElement>(REOPENED);
    if (element && isOffered(kindOf(element), settings)) banners.reopen(element);
  });
}

if (!getConsentHead()) start(document.currentScript?.nonce);
