import { fetchCookieConsent, recordCookieConsent } from '@travel-shell/api/consent';
import type { Schema } from '@travel-shell/contract';
import { COOKIE_CATEGORIES, type CookieCategory } from '@travel-shell/core/cookieCategories';
import { defineEntity, type EntityState } from '@travel-shell/store';
import { acceptedCategories, keepAccepted, keepStored } from './acceptedCategories.ts';
import { CONSENT_COOKIE, readCookies } from './consentCookies.ts';
import { decide, followDecisions, publishDecision, watchDecisions } from './decisions.ts';
import { failureOf } from './failureOf.ts';
import { orByForm } from './orByForm.ts';
import { sendUnsent } from './sendUnsent.ts';
import { type ConsentText, withdraw } from './withdraw.ts';

const NAME = 'cookieConsent';

/** The accepted categories of cookies; none before a decision. Hosts may read it. STA-075. */
export const cookieConsent: EntityState<Schema<'CookieConsent'>> = defineEntity(NAME, {
  async load(signal) {
    followDecisions(NAME, cookieConsent.invalidate);
    const isCurrent = watchDecisions();
    const isNewest = await sendUnsent();
    const before = readCookies(CONSENT_COOKIE);
    const consent = await fetchCookieConsent(signal);
    const counts = acceptedCategories();
    // Where its record has gone, the back end deletes the cookie with this answer. It does not know visitors of another site.
    const isUnknown =
      consent.acceptedCategories.length === 0 && (before.length === 0 || readCookies(CONSENT_COOKIE).length > 0);
    // A record does not bring back a cookie that has gone (CNS-002), nor what was withdrawn since.
    if (counts.length === 0 || !isNewest || isUnknown) return toConsent(counts);
    if (isCurrent()) keepAccepted(consent.acceptedCategories);
    return consent;
  },
  personal: true,
  isPublic: true,
  failure: failureOf('The accepted cookies'),
});

const toConsent = (categories: readonly CookieCategory[]): Schema<'CookieConsent'> => ({
  acceptedCategories: [...categories],
  hasFullUserConsent: categories.length === COOKIE_CATEGORIES.length,
});

const record = (categories: readonly CookieCategory[], text?: ConsentText) =>
  decide(
    NAME,
    () =>
      orByForm(
        recordCookieConsent([...categories], text),
        { regime: 'cookies', choice: 'accept', accepted: categories.join('.') },
        text,
      ),
    ({ acceptedCategories }) => {
      keepStored(acceptedCategories);
      cookieConsent.set(toConsent(acceptedCategories));
    },
  );

/** Accepts these categories, or all by default (CNS-017, CNS-018). False when it could not be stored. */
export async function acceptCookies(
  categories: readonly CookieCategory[] = COOKIE_CATEGORIES,
  text?: ConsentText,
): Promise<boolean> {
  takeBack(categories, text);
  const isStored = await record(categories, text);
  // Without a stored record there is no valid consent.
  if (isStored) publishDecision('consent-given', { regime: 'cookies', accepted: categories });
  return isStored;
}

/** A category that is left out is withdrawn. */
function takeBack(categories: readonly CookieCategory[], text: ConsentText | undefined): void {
  const before = acceptedCategories();
  const kept = before.filter((category) => category === 'strictlyNecessary' || categories.includes(category));
  if (kept.length === before.length) return;
  withdraw({ categories: kept }, { regime: 'cookies', choice: 'accept', accepted: kept.join('.') }, text);
  publishDecision('consent-given', { regime: 'cookies', accepted: kept });
}

/** Accepts strictly necessary cookies only (CNS-019 to CNS-022). False when it could not be stored. */
export function declineCookies(text?: ConsentText): Promise<boolean> {
  // Applies even if storing fails: the visitor does not consent.
  publishDecision('consent-declined', { regime: 'cookies' });
  withdraw({ categories: ['strictlyNecessary'] }, { regime: 'cookies', choice: 'decline' }, text);
  return record(['strictlyNecessary'], text);
}
