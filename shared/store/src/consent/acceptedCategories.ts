import { allowedBy, type CookieCategory, categoriesOf } from '@travel-shell/core/cookieCategories';
import { getShellStore, on } from '@travel-shell/store';
import {
  CONSENT_COOKIE,
  forgetDecision,
  forgetUnsent,
  keepCategories,
  keepTcString,
  readCookies,
} from './consentCookies.ts';

interface Accepted {
  /** What was answered on this page, for browsers that keep no cookie. */
  here: readonly CookieCategory[];
  listeners: Set<() => void>;
}

function change(accepted: Accepted, categories: readonly CookieCategory[]): void {
  accepted.here = categories;
  for (const listener of [...accepted.listeners]) listener();
}

const onPage = (): Accepted =>
  getShellStore().once('acceptedCategories', () => {
    const accepted: Accepted = { here: [], listeners: new Set() };
    // Ours, those of consent.js, and those of a host with a banner of its own.
    on('consent-given', (given) => {
      if (given.regime === 'tcf') change(accepted, categoriesOf(given.accepted.map(Number)));
      else if (given.regime === 'cookies') change(accepted, given.accepted as readonly CookieCategory[]);
    });
    on('consent-declined', ({ regime }) => {
      if (regime !== 'tcf' && regime !== 'cookies') return;
      forgetDecision();
      change(accepted, ['strictlyNecessary']);
    });
    return accepted;
  });

/** The categories accepted so far: by the cookie, else by what was answered on this page. Empty before a decision. */
export function acceptedCategories(): readonly CookieCategory[] {
  const { here } = onPage();
  const kept = allowedBy(readCookies(CONSENT_COOKIE));
  return kept.length > 0 ? kept : here;
}

/** What counts now. */
export function keepAccepted(categories: readonly CookieCategory[]): void {
  keepCategories(categories);
  change(onPage(), categories);
}

/**
 * What the back end has stored just now.
 * @param tcString of the full framework
 */
export function keepStored(categories: readonly CookieCategory[], tcString?: string | null): void {
  if (tcString) keepTcString(tcString);
  keepAccepted(categories);
  forgetUnsent();
}

/** From here on, answers on this page count. */
export const heedAnswers = (): void => void onPage();

/** Calls back when something was answered on this page, or learned from the back end. Returns the function that unsubscribes. */
export function onAnswered(listener: () => void): () => void {
  const { listeners } = onPage();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
