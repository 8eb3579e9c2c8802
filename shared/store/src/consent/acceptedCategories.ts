import { acceptedBefore, forgetDecision, remember } from '@travel-shell/core/consentCookies';
import { type CookieCategory, categoriesOf, NECESSARY } from '@travel-shell/core/cookieCategories';
import { getShellStore, on } from '@travel-shell/store';

interface Accepted {
  /** The categories accepted on this page, for browsers that keep no cookie. */
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
      change(accepted, NECESSARY);
    });
    return accepted;
  });

/** The categories accepted so far: by the cookie, else by what was answered on this page. Empty before a decision. */
export function acceptedCategories(): readonly CookieCategory[] {
  const { here } = onPage();
  return acceptedBefore() ?? here;
}

/** Keeps the answer that counts now; the parameters are those of `remember`. */
export function keepAccepted(...[categories, ...others]: Parameters<typeof remember>): void {
  remember(categories, ...others);
  if (categories) change(onPage(), categories as readonly CookieCategory[]);
}

/** From here on, answers on this page count. */
export const heedAnswers = (): void => void onPage();

/** Calls back when something was answered on this page, or learned from the back end. Returns the function that unsubscribes. */
export function onAnswered(listener: () => void): () => void {
  const { listeners } = onPage();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
