import {
  acceptCookies,
  type ConsentText,
  type CookieCategory,
  declineCookies,
  logConsentAction,
} from '@travel-shell/store/consent';
import type { BannerVisibility } from '../useBannerVisibility.ts';
import { useWithdrawal } from '../useWithdrawal.ts';
import type { Withdrawal } from '../Withdrawal.ts';
import { type Answer, OPTIONAL } from './Answer.ts';

interface Answers {
  answer(answer: Answer): void;
  withdrawal: Withdrawal | undefined;
}

/**
 * The visitor's answer.
 * @param text what the banner says
 * @param saved the optional categories that are accepted now
 */
export function useAnswer(decision: BannerVisibility, text: ConsentText, saved: readonly CookieCategory[]): Answers {
  const { finish, withdrawal } = useWithdrawal(decision);

  function answer(given: Answer): void {
    const { choice } = given;
    const categories = choice === 'accept' ? given.categories : [];
    const accepted = OPTIONAL.filter((category) => !categories || categories.includes(category));
    const all = accepted.length === OPTIONAL.length ? 'ACCEPT_ALL' : 'ACCEPT_PARTIAL';
    const isWhole = accepted.length === 0;
    finish({
      withdrawn: saved.filter((category) => !accepted.includes(category)),
      isWhole,
      store() {
        // As API-055 calls it.
        void logConsentAction(choice === 'close' ? 'CLOSE' : isWhole ? 'REJECT' : all);
        return choice === 'accept' ? acceptCookies(categories, text) : declineCookies(text);
      },
    });
  }

  return { answer, withdrawal };
}
