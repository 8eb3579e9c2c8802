import { updateTcData } from '@travel-shell/api/consent';
import { logFailure } from '@travel-shell/core';
import { type AnswerConsent, createAnswerConsent } from '@travel-shell/core/answerConsent';
import { getConsentHead } from '@travel-shell/core/consentHead';
import type { CookieCategory } from '@travel-shell/core/cookieCategories';
import { onlyValue } from '@travel-shell/core/cookieValues';
import { unsentCookie } from '@travel-shell/core/unsentConsent';
import { acceptedCategories, keepAccepted } from './acceptedCategories.ts';
import { consentAnswers } from './consentAnswers.ts';
import { forgetUnsent, keepTcString, keepUnsent, readCookies, TCF_COOKIE } from './consentCookies.ts';
import { publishDecision } from './decisions.ts';

function remember(categories: readonly string[] | null, tcString: string | null, unsent?: string): void {
  // What other tabs hear of comes last.
  if (unsent) keepUnsent(unsent);
  if (tcString !== null) keepTcString(tcString);
  if (categories) keepAccepted(categories as readonly CookieCategory[]);
  if (!unsent) forgetUnsent();
}

const kept = (): Parameters<typeof remember> => [
  acceptedCategories(),
  onlyValue(readCookies(TCF_COOKIE)) ?? '',
  onlyValue(readCookies(unsentCookie())),
];

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
  createAnswerConsent(consentAnswers(), publishDecision, remember, kept, tellPage)(...answer);
