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
import { createPolicy, type Policy } from './createPolicy.ts';
import { createTcf } from './createTcf.ts';
import { fetchBanner } from './fetchBanner.ts';
import { createGate } from './gate.ts';
import { isOffered, kindsToAsk } from './kinds.ts';
import { readSettings } from './Settings.ts';
import { acceptedBefore, CATEGORIES, tcStringBefore } from './savedChoice.ts';

/** File name of this build's tcf.js. As trusted as this file: it needs no integrity of its own. */
declare const TRAVEL_SHELL_TCF: string;

function start(script: HTMLScriptElement | null): void {
  const head: ConsentHead = {};
  setConsentHead(head);
  const settings = readSettings();
  const { src, nonce = '', dataset } = script ?? ({ dataset: {} } as HTMLScriptElement);
  /** Folder of this file; empty for an inline script that does not say it, which fetches nothing. */
  const base = src ? new URL('.', src).href : (dataset.base ?? '');
  let made: Policy | undefined;
  const policy = () => (made ??= createPolicy());

  // A site that says that it does not ask lets everything run.
  const accepted = settings.consentCategories === false ? CATEGORIES : acceptedBefore();
  const isOptedOut = hasPrivacySignal();
  if (isOptedOut) document.documentElement.style.setProperty('--travel-privacy-signal', 'block');
  const update = settings.consent?.consentMode && createConsentMode(accepted, isOptedOut);
  const open = createGate(nonce);
  open(accepted ?? []);

  let loading: Promise<unknown> | undefined;
  const loadTcf = () => {
    loading ??= new Promise((resolve) => {
      const file = document.createElement('script');
      const src = policy().createScriptURL(base + TRAVEL_SHELL_TCF);
      const onerror = () => {
        // The next call tries again.
        loading = undefined;
        resolve(undefined);
      };
      Object.assign(file, { src, nonce, crossOrigin: '', onload: resolve, onerror });
      document.head.append(file);
    });
    return loading;
  };
  if (base) head.loadTcf = loadTcf;
  const tcf = isOffered('tcf', settings) ? createTcf(settings, tcStringBefore(), () => head.loadTcf?.()) : undefined;
  if (tcf) head.tcf = tcf;

  const banners = createBanners({
    kinds: kindsToAsk(settings),
    async fill(element, kind) {
      if (base) await fetchBanner(element, kind, settings, base, policy());
    },
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
  addEventListener('travel-consent-given', ({ detail }: CustomEventInit) => {
    if (detail.regime === 'cookies') decide(detail.accepted);
    // Its purposes, as categories of cookies, are in the cookie.
    else if (detail.regime === 'tcf') decide(acceptedBefore() ?? []);
  });
  addEventListener('travel-consent-declined', ({ detail }: CustomEventInit) => {
    if (/cookies|tcf/.test(detail.regime)) decide([]);
  });
  addEventListener('travel-cookie-settings-requested', () => {
    const element = [...document.querySelectorAll<HTMLElement>('travel-consent')].find((each) =>
      /cookies|tcf/.test(kindOf(each)),
    );
    if (element && isOffered(kindOf(element), settings) && !isReady(element)) banners.reopen(element);
  });
}

// A module has no `currentScript`.
const script = document.currentScript ?? document.querySelector('script[src*="/consent.js"]');
if (!getConsentHead()) start(script as HTMLScriptElement | null);
