import {
  acceptCookies,
  type ConsentText,
  type CookieCategory,
  declineCookies,
  logConsentAction,
} from '@travel-shell/store/consent';
import { useState } from 'react';
import { afterPaint } from '../afterPaint.ts';
import type { Decision } from '../useDecision.ts';
import { type Answer, OPTIONAL, type Withdrawal } from './Answer.ts';
import { choices } from './lazyChoices.ts';

/** As API-055 calls it. */
function actionOf(answer: Answer) {
  if (answer.choice === 'close') return 'CLOSE';
  const accepted = answer.choice === 'accept' ? (answer.categories ?? OPTIONAL) : [];
  const count = OPTIONAL.filter((category) => accepted.includes(category)).length;
  if (count === 0) return 'REJECT';
  return count === OPTIONAL.length ? 'ACCEPT_ALL' : 'ACCEPT_PARTIAL';
}

function store(answer: Answer, text: ConsentText): Promise<boolean> {
  void logConsentAction(actionOf(answer));
  if (answer.choice !== 'accept') return declineCookies(text);
  return acceptCookies(answer.categories, text);
}

interface Answers {
  answer(answer: Answer): void;
  /** The last answer has withdrawn what was accepted before. */
  withdrawal: Withdrawal | undefined;
}

/**
 * The visitor's answer: the banner closes first, then it is stored. One that withdraws consent stays open to say what was
 * deleted.
 * @param text what the banner says
 * @param saved the optional categories that are accepted now
 */
export function useAnswer(decision: Decision, text: ConsentText, saved: readonly CookieCategory[]): Answers {
  const { opening } = decision;
  const [withdrawal, setWithdrawal] = useState<Withdrawal>();

  function answer(given: Answer): void {
    const accepted = given.choice === 'accept' ? (given.categories ?? OPTIONAL) : [];
    const withdrawn = saved.filter((category) => !accepted.includes(category));
    const isWhole = !OPTIONAL.some((category) => accepted.includes(category));
    const stays = withdrawn.length > 0 && given.choice !== 'close';
    if (stays) setWithdrawal({ opening, isWhole, result: undefined });
    else decision.close();
    afterPaint(async () => {
      const stored = store(given, text);
      if (withdrawn.length === 0) return;
      await stored;
      const result = await (await choices.attempt())?.deleteCookiesOf(withdrawn);
      if (stays) setWithdrawal({ opening, isWhole, result });
    });
  }

  return { answer, withdrawal: withdrawal?.opening === opening ? withdrawal : undefined };
}
