import { updateTcData } from '@travel-shell/api/consent';
import { logFailure } from '@travel-shell/core';
import { type AnswerConsent, createAnswerConsent } from '@travel-shell/core/answerConsent';
import { kept } from '@travel-shell/core/consentCookies';
import { getConsentHead } from '@travel-shell/core/consentHead';
import { acceptedCategories, keepAccepted } from './acceptedCategories.ts';
import { consentAnswers } from './consentAnswers.ts';
import { publishDecision } from './decisions.ts';

/** Browsers may keep no cookie. */
function keptHere(): ReturnType<typeof kept> {
  const [, ...others] = kept();
  return [acceptedCategories(), ...others];
}

/**
 * CNS-037. The function may belong to another script, so it may throw.
 * @param tcString empty for a refusal whose string is not made yet; only our own `__tcfapi` knows that
 */
function tellPage(tcString: string): void {
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

/** With the state of the store. */
export const answerConsent: AnswerConsent = (...answer) =>
  createAnswerConsent(consentAnswers(), publishDecision, keepAccepted, keptHere, tellPage)(...answer);
