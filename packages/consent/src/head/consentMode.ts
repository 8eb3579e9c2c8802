import type { CookieCategory } from '@travel-shell/core/cookieCategories';
import { ownQueue } from '@travel-shell/core/ownGlobal';

type Signal = 'granted' | 'denied';

/** Google's types of storage, by the category that allows them. */
const STORAGE: Readonly<Record<string, CookieCategory>> = {
  ad_storage: 'advertising',
  ad_user_data: 'advertising',
  ad_personalization: 'advertising',
  analytics_storage: 'analytical',
  functionality_storage: 'functional',
  personalization_storage: 'functional',
  security_storage: 'strictlyNecessary',
};

/** Google's tags wait for the decision of a visitor who is asked. In ms. */
export const WAITING = { wait_for_update: 500 };

/** Google reads the `arguments` object of its own function, not an array. */
function gtag(..._given: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  ownQueue('dataLayer').push(arguments);
}

/**
 * Google's Consent Mode v2: what holds before any tag runs, and each decision after it.
 * @param allowed categories
 * @param atFirst given before any tag: what else Google is told then
 */
export function tellGoogle(allowed: readonly string[], atFirst?: object): void {
  const signals: Record<string, Signal> = {};
  for (const [type, category] of Object.entries(STORAGE)) {
    signals[type] = allowed.includes(category) ? 'granted' : 'denied';
  }
  gtag('consent', atFirst ? 'default' : 'update', { ...signals, ...atFirst });
}
