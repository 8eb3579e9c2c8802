import { fetchTcfConsent, saveTcfConsent, updateTcData } from '@travel-shell/api/consent';
import type { Schema } from '@travel-shell/contract';
import { logFailure } from '@travel-shell/core';
import { categoriesOf } from '@travel-shell/core/cookieCategories';
import { defineEntity, type EntityState } from '@travel-shell/store';
import { keepAccepted } from './acceptedCategories.ts';
import { keepTcString } from './consentCookies.ts';
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

/**
 * Stores choices in the full framework (STA-078, CNS-039), which the back end records by category as well (CNS-035). False
 * when they could not be stored.
 */
export async function saveTcfChoices(choices: Schema<'SaveTcfConsent'>): Promise<boolean> {
  const { consentedPurposes, consentedVendors, consentedAdditionalVendors, tcString } = choices;
  const isRefusal = consentedPurposes.length + consentedVendors.length + consentedAdditionalVendors.length === 0;
  if (isRefusal) refuse();
  const isStored = await decide(
    NAME,
    () => saveTcfConsent(choices),
    (consent) => {
      keepAccepted(categoriesOf(consentedPurposes));
      keepTcString(tcString);
      tcfConsent.set(consent);
    },
  );
  if (isStored || isRefusal) tellPage(tcString);
  if (isStored && !isRefusal) {
    publishDecision('consent-given', { regime: 'tcf', accepted: consentedPurposes.map(String) });
  }
  return isStored;
}

/** Applies even if storing fails: the visitor does not consent. */
export const refuse = (): void => publishDecision('consent-declined', { regime: 'tcf' });

/** CNS-037. The function belongs to another script, so it may throw. */
export function tellPage(tcString: string): void {
  try {
    updateTcData(tcString);
  } catch (cause) {
    logFailure({
      code: 'CONSENT_FAILED',
      message: 'The page could not be told of the decision about tcfConsent.',
      cause,
    });
  }
}
