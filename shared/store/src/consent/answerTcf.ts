import { recordConsentByForm } from '@travel-shell/api/consent';
import { answerConsent } from './answerConsent.ts';
import { storeDecision } from './decisions.ts';
import { type ConsentText, leftBy } from './withdraw.ts';

/**
 * Accepts or declines everything in the full framework before its vendors are there: the back end makes the TC string. One
 * request, sent even if the page is left at once. False when it could not be stored.
 */
export const answerTcf = (choice: 'accept' | 'decline' | 'close', text: ConsentText): Promise<boolean> =>
  answerConsent(
    'tcf',
    (take) =>
      storeDecision(
        'the full framework',
        () => recordConsentByForm({ regime: 'tcf', choice, text: text.version, locale: text.locale }),
        (stored) => take(stored),
      ),
    choice === 'accept' ? undefined : leftByRefusal(text),
  );

/** @param tcString where it is made already */
export const leftByRefusal = (text: ConsentText | undefined, tcString = '') =>
  leftBy({ acceptedCategories: ['strictlyNecessary'], tcString }, { regime: 'tcf', choice: 'decline' }, text);
