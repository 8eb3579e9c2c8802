import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getCookieConsent } from '@travel-shell/contract/calls/getCookieConsent';
import { recordCookieConsent } from '@travel-shell/contract/calls/recordCookieConsent';
import type { StoreConsent } from '@travel-shell/core/answerConsent';
import { CONSENT_COOKIE } from '@travel-shell/core/consentCookieNames';
import { readCookies, unsentBefore } from '@travel-shell/core/consentCookies';
import { COOKIE_CATEGORIES, type CookieCategory } from '@travel-shell/core/cookieCategories';
import { defineEntity, type EntityState } from '@travel-shell/store';
import { loadFailure } from '../loadFailure.ts';
import { acceptedCategories, keepAccepted } from './acceptedCategories.ts';
import { answerConsent } from './answerConsent.ts';
import { followDecisions, storeDecision, watchDecisions } from './decisions.ts';
import { orByForm } from './orByForm.ts';
import { sendUnsentFirst } from './sendUnsentFirst.ts';
import { type ConsentText, leftBy } from './withdraw.ts';

const NAME = 'cookieConsent';

/** The accepted categories of cookies; none before a decision. Hosts may read it. STA-075. */
export const cookieConsent: EntityState<Schema<'CookieConsent'>> = defineEntity(NAME, {
  async load(signal) {
    followDecisions(NAME, cookieConsent.invalidate);
    const isNewest = await sendUnsentFirst();
    const isCurrent = watchDecisions();
    const before = readCookies(CONSENT_COOKIE).join();
    const consent = await call(getCookieConsent, { signal });
    const counts = acceptedCategories();
    const now = readCookies(CONSENT_COOKIE).join();
    // The back end deletes the cookie with this answer if its record has gone. It knows no visitors of another site.
    const isUnknown = consent.acceptedCategories.length === 0 && (before === '' || now !== '');
    // Said since the back end was asked: before React, or in another tab.
    const isOlder = now !== before && now !== consent.acceptedCategories.join('.');
    // A record does not bring back a cookie that has gone (CNS-002), nor what was withdrawn since.
    if (counts.length === 0 || !isNewest || isUnknown || isOlder) return toConsent(counts);
    if (isCurrent()) keepAccepted(consent.acceptedCategories, null, unsentBefore());
    return consent;
  },
  personal: true,
  isPublic: true,
  failure: loadFailure('CONSENT_FAILED', 'The accepted cookies'),
});

const toConsent = (categories: readonly CookieCategory[]): Schema<'CookieConsent'> => ({
  acceptedCategories: [...categories],
  hasFullUserConsent: categories.length === COOKIE_CATEGORIES.length,
});

/** By API-056 (CNS-017). */
const storeBy =
  (categories: readonly CookieCategory[], text: ConsentText | undefined): StoreConsent =>
  (take) =>
    storeDecision(
      NAME,
      () =>
        orByForm(
          call(recordCookieConsent, {
            json: { acceptedCategories: [...categories], ...(text && { text }) },
            keepalive: true,
          }),
          { regime: 'cookies', choice: 'accept', accepted: categories.join('.') },
          text,
        ),
      ({ acceptedCategories }) =>
        take({ accepted: acceptedCategories, acceptedCategories, tcString: null }, () =>
          cookieConsent.set(toConsent(acceptedCategories)),
        ),
    );

/** Accepts these categories, or all by default (CNS-017, CNS-018). False when it could not be stored. */
export function acceptCookies(
  categories: readonly CookieCategory[] = COOKIE_CATEGORIES,
  text?: ConsentText,
): Promise<boolean> {
  // A category that is left out is withdrawn.
  const before = acceptedCategories();
  const kept = before.filter((category) => category === 'strictlyNecessary' || categories.includes(category));
  const left =
    kept.length < before.length
      ? leftBy(
          { accepted: kept, acceptedCategories: kept, tcString: null },
          { regime: 'cookies', choice: 'accept', accepted: kept.join('.') },
          text,
        )
      : undefined;
  return answerConsent('cookies', storeBy(categories, text), left);
}

/** Accepts strictly necessary cookies only (CNS-019 to CNS-022). False when it could not be stored. */
export const declineCookies = (text?: ConsentText): Promise<boolean> =>
  answerConsent(
    'cookies',
    storeBy(['strictlyNecessary'], text),
    leftBy(
      { acceptedCategories: ['strictlyNecessary'], tcString: null },
      { regime: 'cookies', choice: 'decline' },
      text,
    ),
  );
