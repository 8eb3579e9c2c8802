import { fetchCookieConsent, recordCookieConsent } from '@travel-shell/api/consent';
import type { Schema } from '@travel-shell/contract';
import { defineEntity, type EntityState, publish } from '@travel-shell/store';
import { decide, followDecisions } from './decisions.ts';
import { failureOf } from './failureOf.ts';

export type CookieCategory = Schema<'CookieCategory'>;

/** In the order they are shown. Source: CNS-006. */
export const COOKIE_CATEGORIES: readonly CookieCategory[] = [
  'strictlyNecessary',
  'functional',
  'advertising',
  'analytical',
];

const NAME = 'cookieConsent';

/** The accepted categories of cookies; none before a decision. Hosts may read it. STA-075. */
export const cookieConsent: EntityState<Schema<'CookieConsent'>> = defineEntity(NAME, {
  load(signal) {
    followDecisions(NAME, cookieConsent.invalidate);
    return fetchCookieConsent(signal);
  },
  personal: true,
  isPublic: true,
  failure: failureOf('The accepted cookies'),
});

const record = (categories: readonly CookieCategory[]) =>
  decide(NAME, () => recordCookieConsent([...categories]), cookieConsent.set);

/** Accepts these categories, or all by default (CNS-017, CNS-018). False when it could not be stored. */
export async function acceptCookies(categories = COOKIE_CATEGORIES): Promise<boolean> {
  const isStored = await record(categories);
  // Without a stored record there is no valid consent.
  if (isStored) publish('consent-given', { regime: 'cookies', accepted: categories });
  return isStored;
}

/** Accepts strictly necessary cookies only (CNS-019 to CNS-022). False when it could not be stored. */
export function declineCookies(): Promise<boolean> {
  // Applies even if storing fails: the visitor does not consent.
  publish('consent-declined', { regime: 'cookies' });
  return record(['strictlyNecessary']);
}
