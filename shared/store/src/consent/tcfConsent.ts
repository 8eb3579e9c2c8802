import { ApiError, call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getTcfConsent } from '@travel-shell/contract/calls/getTcfConsent';
import { saveTcfConsent } from '@travel-shell/contract/calls/saveTcfConsent';
import type { LeftConsent } from '@travel-shell/core/answerConsent';
import { categoriesOf } from '@travel-shell/core/cookieCategories';
import { defineEntity, type EntityState } from '@travel-shell/store';
import { loadFailure } from '../loadFailure.ts';
import { acceptedCategories } from './acceptedCategories.ts';
import { answerConsent } from './answerConsent.ts';
import { leftByRefusal } from './answerTcf.ts';
import { followDecisions, storeDecision } from './decisions.ts';
import { orByForm } from './orByForm.ts';
import { sendUnsentFirst } from './sendUnsentFirst.ts';
import { type ChoiceForm, type ConsentText, leftBy } from './withdraw.ts';

const NAME = 'tcfConsent';

/** The choices in the full framework, or their defaults. Hosts may read it. STA-077. */
export const tcfConsent: EntityState<Schema<'TcfConsent'>> = defineEntity(NAME, {
  async load(signal) {
    followDecisions(NAME, tcfConsent.invalidate);
    if (!(await sendUnsentFirst()))
      throw new ApiError('NETWORK', 'A withdrawal is not stored yet, so the stored choices do not count.', { url: '' });
    return call(getTcfConsent, { signal });
  },
  personal: true,
  isPublic: true,
  failure: loadFailure('CONSENT_FAILED', 'The choices in the full framework'),
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
  const form: ChoiceForm = isRefusal
    ? { regime: 'tcf', choice: 'decline' }
    : { regime: 'tcf', choice: 'accept', tcString, additionalVendors: consentedAdditionalVendors.join('.') };
  return answerConsent(
    'tcf',
    (take) =>
      storeDecision(
        NAME,
        () => orByForm(call(saveTcfConsent, { json: choices, keepalive: true }), form, text),
        (consent) =>
          take({ ...acceptedBy(consentedPurposes), tcString }, () => {
            // The cookies of the browser have the choice if the form has stored it.
            if ('purpose' in consent) tcfConsent.set(consent);
          }),
      ),
    isRefusal ? leftByRefusal(text, tcString) : left && remainingChoices(left, text),
  );
}

const acceptedBy = (purposes: readonly number[]) => ({
  accepted: purposes.map(String),
  acceptedCategories: categoriesOf(purposes),
});

function remainingChoices(left: Schema<'SaveTcfConsent'>, text: ConsentText | undefined): LeftConsent {
  const { consentedPurposes, consentedAdditionalVendors = [], tcString } = left;
  const { accepted, acceptedCategories: allowed } = acceptedBy(consentedPurposes);
  const additionalVendors = consentedAdditionalVendors.join('.');
  return leftBy(
    { accepted, acceptedCategories: allowed.filter((each) => acceptedCategories().includes(each)), tcString },
    { regime: 'tcf', choice: 'accept', additionalVendors },
    text,
  );
}
