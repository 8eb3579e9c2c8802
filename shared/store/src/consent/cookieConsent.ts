import { fetchCookieConsent, recordCookieConsent } from '@travel-shell/api/consent';
import type { Schema } from '@travel-shell/contract';
import { COOKIE_CATEGORIES, type CookieCategory } from '@travel-shell/core/cookieCategories';
import { defineEntity, type EntityState } from '@travel-shell/store';
import { acceptedCategories, keepAccepted } from './acceptedCategories.ts';
import { forgetDecision } from './consentCookies.ts';
import { decide, followDecisions, publishDecision, watchDecisions } from './decisions.ts';
import { failureOf } from './failureOf.ts';

/** Version and language of the text the visitor saw; part of the proof. */
export type ConsentText = Schema<'ConsentText'>;

const NAME = 'cookieConsent';

/** The accepted categories of cookies; none before a decision. Hosts may read it. STA-075. */
export const cookieConsent: EntityState<Schema<'CookieConsent'>> = defineEntity(NAME, {
  async load(signal) {
    followDecisions(NAME, cookieConsent.invalidate);
    const isCurrent = watchDecisions();
    const consent = await fetchCookieConsent(signal);
    if (isCurrent()) keepAccepted(consent.acceptedCategories);
    return consent;
  },
  personal: true,
  isPublic: true,
  failure: failureOf('The accepted cookies'),
});

const record = (categories: readonly CookieCategory[], text?: ConsentText) =>
  decide(
    NAME,
    () => recordCookieConsent([...categories], text),
    (consent) => {
      keepAccepted(consent.acceptedCategories);
      cookieConsent.set(consent);
    },
  );

/** Accepts these categories, or all by default (CNS-017, CNS-018). False when it could not be stored. */
export async function acceptCookies(
  categories: readonly CookieCategory[] = COOKIE_CATEGORIES,
  text?: ConsentText,
): Promise<boolean> {
  takeBack(categories);
  const isStored = await record(categories, text);
  // Without a stored record there is no valid consent.
  if (isStored) publishDecision('consent-given', { regime: 'cookies', accepted: categories });
  return isStored;
}

/** A category that is left out is withdrawn, which counts at once. If it is never stored, the next page asks again. */
function takeBack(categories: readonly CookieCategory[]): void {
  const before = acceptedCategories();
  const kept = before.filter((category) => categories.includes(category));
  if (kept.length === before.length) return;
  forgetDecision('cookies');
  publishDecision('consent-given', { regime: 'cookies', accepted: kept });
}

/** Accepts strictly necessary cookies only (CNS-019 to CNS-022). False when it could not be stored. */
export function declineCookies(text?: ConsentText): Promise<boolean> {
  // Applies even if storing fails: the visitor does not consent.
  publishDecision('consent-declined', { regime: 'cookies' });
  return record(['strictlyNecessary'], text);
}
