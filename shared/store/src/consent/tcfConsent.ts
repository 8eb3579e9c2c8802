import { fetchTcfConsent, saveTcfConsent, updateTcData } from '@travel-shell/api/consent';
import type { Schema } from '@travel-shell/contract';
import { logFailure } from '@travel-shell/core';
import { defineEntity, type EntityState, publish } from '@travel-shell/store';
import { decide, followDecisions } from './decisions.ts';
import { failureOf } from './failureOf.ts';

const NAME = 'tcfConsent';

/** The choices in the full framework, or their defaults. STA-077. */
export const tcfConsent: EntityState<Schema<'TcfConsent'>> = defineEntity(NAME, {
  load(signal) {
    followDecisions(NAME, tcfConsent.invalidate);
    return fetchTcfConsent(signal);
  },
  personal: true,
  failure: failureOf('The choices in the full framework'),
});

/** Stores choices in the full framework (STA-078, CNS-039). False when they could not be stored. */
export async function saveTcfChoices(choices: Schema<'SaveTcfConsent'>): Promise<boolean> {
  const { consentedPurposes, consentedVendors, consentedAdditionalVendors } = choices;
  const isRefusal = consentedPurposes.length + consentedVendors.length + consentedAdditionalVendors.length === 0;
  // Applies even if storing fails: the visitor does not consent.
  if (isRefusal) publish('consent-declined', { regime: 'tcf' });
  const isStored = await decide(NAME, () => saveTcfConsent(choices), tcfConsent.set);
  if (isStored || isRefusal) tellPage(choices.tcString);
  if (isStored && !isRefusal) publish('consent-given', { regime: 'tcf', accepted: consentedPurposes.map(String) });
  return isStored;
}

/** CNS-037. The function belongs to another script, so it may throw. */
function tellPage(tcString: string): void {
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
