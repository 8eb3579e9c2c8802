import { fetchTcfConsent, saveTcfConsent, updateTcData } from '@travel-shell/api/consent';
import type { Schema } from '@travel-shell/contract';
import { logFailure } from '@travel-shell/core';
import { getConsentHead } from '@travel-shell/core/consentHead';
import { categoriesOf } from '@travel-shell/core/cookieCategories';
import { defineEntity, type EntityState } from '@travel-shell/store';
import { acceptedCategories, keepAccepted } from './acceptedCategories.ts';
import { forgetDecision, keepTcString, readCookie, TCF_COOKIE } from './consentCookies.ts';
import { decide, followDecisions, publishDecision } from './decisions.ts';
import { failureOf } from './failureOf.ts';

const NAME = 'tcfConsent';

/** The choices in the full framework, or their defaults. Hosts may read it. STA-077. */
export const tcfConsent: EntityState<Schema<'TcfConsent'>> = defineEntity(NAME, {
  load(signal) {
    followDecisions(NAME, tcfConsent.invalidate);
    return fetchTcfConsent(signal);
  },
  personal: true,
  isPublic: true,
  failure: failureOf('The choices in the full framework'),
});

/** The lists that consent to something. */
const CONSENTS = [
  'consentedPurposes',
  'consentedVendors',
  'consentedAdditionalVendors',
  'optedInSpecialFeatures',
] as const;

/**
 * Stores choices in the full framework (STA-078, CNS-039), which the back end records by category as well (CNS-035). False
 * when they could not be stored. What they refuse or take back counts at once, what they allow once it is stored.
 */
export async function saveTcfChoices(choices: Schema<'SaveTcfConsent'>): Promise<boolean> {
  const { consentedPurposes, tcString } = choices;
  const isRefusal = CONSENTS.every((list) => !choices[list]?.length);
  if (isRefusal) refuse(tcString);
  else takeBack(choices);
  const isStored = await decide(
    NAME,
    () => saveTcfConsent(choices),
    (consent) => {
      keepAccepted(categoriesOf(consentedPurposes));
      keepTcString(tcString);
      tcfConsent.set(consent);
    },
  );
  if (isStored && !isRefusal) {
    tellPage(tcString);
    publishDecision('consent-given', { regime: 'tcf', accepted: consentedPurposes.map(String) });
  }
  return isStored;
}

/** Where these choices allow less than the saved ones: the rest of those counts until they are stored. */
function takeBack(choices: Schema<'SaveTcfConsent'>): void {
  const known = tcfConsent.get();
  const saved = 'data' in known ? known.data : undefined;
  if (saved?.isUnsavedDefaultConsent || !takesBack(choices, saved)) return;
  const kept = saved?.purpose.consents.filter((id) => choices.consentedPurposes.includes(id)) ?? [];
  const categories = categoriesOf(kept).filter((category) => acceptedCategories().includes(category));
  forgetDecision('tcf');
  if (categories.length > 0) keepAccepted(categories);
  publishDecision('consent-given', { regime: 'tcf', accepted: kept.map(String) });
  // A string with the rest would have to be made first.
  tellPage('');
}

/** What was saved cannot be known where the back end has not said it. */
function takesBack(choices: Schema<'SaveTcfConsent'>, saved: Schema<'TcfConsent'> | undefined): boolean {
  if (!saved) return readCookie(TCF_COOKIE) !== '';
  const { objectedLegIntPurposes, objectedLegIntVendors } = choices;
  const misses = (before: readonly number[], now: readonly number[] = []) => {
    const left = new Set(now);
    return before.some((id) => !left.has(id));
  };
  return (
    misses(saved.purpose.consents, choices.consentedPurposes) ||
    misses(saved.vendor.consents, choices.consentedVendors) ||
    misses(saved.consentedAdditionalVendors, choices.consentedAdditionalVendors) ||
    misses(saved.specialFeatureOptins, choices.optedInSpecialFeatures) ||
    saved.purpose.legitimateInterests.some((id) => objectedLegIntPurposes.includes(id)) ||
    saved.vendor.legitimateInterests.some((id) => objectedLegIntVendors.includes(id))
  );
}

/**
 * Applies even if storing fails: the visitor does not consent.
 * @param tcString where it is made already
 */
export function refuse(tcString = ''): void {
  publishDecision('consent-declined', { regime: 'tcf' });
  tellPage(tcString);
}

/**
 * CNS-037. The function may belong to another script, so it may throw.
 * @param tcString empty for a refusal whose string is not made yet; only our own `__tcfapi` knows that
 */
export function tellPage(tcString: string): void {
  try {
    if (tcString || getConsentHead()?.tcf) updateTcData(tcString);
  } catch (cause) {
    logFailure({
      code: 'CONSENT_FAILED',
      message: 'The page could not be told of the decision about tcfConsent.',
      cause,
    });
  }
}
