import { onConfigured } from '@travel-shell/core';
import { COOKIE_CATEGORIES, type CookieCategory } from '@travel-shell/core/cookieCategories';
import { onReturn } from '@travel-shell/core/onReturn';
import { hasPrivacySignal } from '@travel-shell/core/privacySignal';
import { getConfig, openTabs } from '@travel-shell/store';
import { acceptedCategories, onAnswered } from './acceptedCategories.ts';

/** The visitor's consent. `pending` is "not known yet": on a server, and in the render that hydrates its HTML. */
export type ConsentStatus =
  | { readonly status: 'pending' }
  | {
      readonly status: 'known';
      /** Whether the visitor has answered. */
      readonly isDecided: boolean;
      /** The categories that may run now; `strictlyNecessary` needs no consent. */
      readonly allowed: readonly CookieCategory[];
    };

const PENDING: ConsentStatus = Object.freeze({ status: 'pending' });

/** By what it was made of: a value that is equal must be the same object, or React would render without end. */
const made = new Map<string, ConsentStatus>();

/**
 * For hosts, by the rules of consent.js: without an answer only what is necessary is allowed, unless the site says that it
 * does not ask (`consentCategories: false`); a signal of the browser takes advertising away, whatever was chosen (D-42).
 */
function read(): ConsentStatus {
  const accepted = acceptedCategories();
  const isAsked = getConfig().consentCategories !== false;
  const counts: readonly CookieCategory[] = isAsked ? ['strictlyNecessary', ...accepted] : COOKIE_CATEGORIES;
  const isOptedOut = hasPrivacySignal();
  const allowed = COOKIE_CATEGORIES.filter(
    (category) => counts.includes(category) && !(category === 'advertising' && isOptedOut),
  );
  const isDecided = accepted.length > 0;
  const key = `${isDecided} ${allowed}`;
  const known = made.get(key) ?? Object.freeze({ status: 'known' as const, isDecided, allowed });
  made.set(key, known);
  return known;
}

/** The visitor's consent, for `useShellState`. Read from the cookie each time: an answer may come from another tab. */
export const consentChoice = {
  initial: PENDING,
  get: read,
  subscribe(listener: () => void): () => void {
    const tabs = openTabs('consent', listener);
    // A tab without our store tells nobody; its answer counts when the visitor comes back to this one.
    const ends = [onAnswered(listener), onReturn(listener), onConfigured(listener), tabs.close];
    return () => {
      for (const end of ends) end();
    };
  },
};
