import { ApiError } from '@travel-shell/api';
import { fetchTcfConsent, saveTcfConsent, updateTcData } from '@travel-shell/api/consent';
import type { Schema } from '@travel-shell/contract';
import { logFailure } from '@travel-shell/core';
import { getConsentHead } from '@travel-shell/core/consentHead';
import { categoriesOf } from '@travel-shell/core/cookieCategories';
import { defineEntity, type EntityState } from '@travel-shell/store';
import { acceptedCategories, keepStored } from './acceptedCategories.ts';
import { decide, followDecisions, publishDecision } from './decisions.ts';
import { failureOf } from './failureOf.ts';
import { orByForm } from './orByForm.ts';
import { sendUnsent } from './sendUnsent.ts';
import { type ConsentText, withdraw } from './withdraw.ts';

const NAME = 'tcfConsent';

/** The choices in the full framework, or their defaults. Hosts may read it. STA-077. */
export const tcfConsent: EntityState<Schema<'TcfConsent'>> = defineEntity(NAME, {
  async load(signal) {
    followDecisions(NAME, tcfConsent.invalidate);
    if (!(await sendUnsent()))
      throw new ApiError('NETWORK', 'A withdrawal is not stored yet, so the stored choices do not count.', { url: '' });
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
 * @param left of the saved choices, where they take back some of those
 */
export async function saveTcfChoices(
  choices: Schema<'SaveTcfConsent'>,
  left?: Schema<'SaveTcfConsent'>,
): Promise<boolean> {
  const { consentedPurposes, consentedAdditionalVendors = [], tcString, text } = choices;
  const isRefusal = CONSENTS.every((list) => !choices[list]?.length);
  if (isRefusal) refuse(text, tcString);
  else if (left) takeBack(left, text);
  const isStored = await decide(
    NAME,
    () =>
      orByForm(
        saveTcfConsent(choices),
        isRefusal
          ? { regime: 'tcf', choice: 'decline' }
          : { regime: 'tcf', choice: 'accept', tcString, additionalVendors: consentedAdditionalVendors.join('.') },
        text,
      ),
    (consent) => {
      keepStored(categoriesOf(consentedPurposes), tcString);
      // Where the form has stored it, what the browser has kept says it.
      if ('purpose' in consent) tcfConsent.set(consent);
    },
  );
  if (isStored && !isRefusal) {
    tellPage(tcString);
    publishGiven(consentedPurposes);
  }
  return isStored;
}

const publishGiven = (purposes: readonly number[]) =>
  publishDecision('consent-given', {
    regime: 'tcf',
    accepted: purposes.map(String),
    acceptedCategories: categoriesOf(purposes),
  });

function takeBack(left: Schema<'SaveTcfConsent'>, text: ConsentText | undefined): void {
  const { consentedPurposes, consentedAdditionalVendors = [], tcString } = left;
  const categories = categoriesOf(consentedPurposes).filter((category) => acceptedCategories().includes(category));
  const additionalVendors = consentedAdditionalVendors.join('.');
  withdraw({ categories, tcString }, { regime: 'tcf', choice: 'accept', additionalVendors }, text);
  publishGiven(consentedPurposes);
  tellPage(tcString);
}

/**
 * Applies even if storing fails: the visitor does not consent.
 * @param tcString where it is made already
 */
export function refuse(text?: ConsentText, tcString = ''): void {
  publishDecision('consent-declined', { regime: 'tcf' });
  withdraw({ categories: ['strictlyNecessary'], tcString }, { regime: 'tcf', choice: 'decline' }, text);
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
