import type { LeftConsent } from '@travel-shell/core/answerConsent';
import { acceptedBefore } from '@travel-shell/core/consentCookies';
import type { ConsentHead } from '@travel-shell/core/consentHead';
import { NECESSARY } from '@travel-shell/core/cookieCategories';
import { unsentValue } from '@travel-shell/core/unsentConsent';
import { answerBy, postForm } from '../postForm.ts';
import type { Settings } from '../Settings.ts';

/** The text that the visitor saw, as records have it: its version, and its language. */
interface Shown {
  text?: string | undefined;
  locale?: string | undefined;
}

/** Accepts these categories by the form of the banner. Resolves with whether that could be stored. */
export function acceptCategories(
  head: ConsentHead,
  categories: readonly string[],
  { text = 'unknown', locale = 'und' }: Shown,
  { apiBase = '' }: Settings,
): Promise<boolean> {
  const formOf = (accepted: readonly string[]) => ({
    ...{ regime: 'cookies', choice: 'accept', text, locale },
    accepted: [...new Set([...NECESSARY, ...accepted])].join('.'),
  });
  const before = acceptedBefore() ?? [];
  const kept = before.filter((each) => categories.includes(each));
  const left: LeftConsent | undefined =
    kept.length < before.length
      ? { accepted: kept, acceptedCategories: kept, tcString: null, unsent: unsentValue(formOf(kept)) }
      : undefined;
  const body = new URLSearchParams(formOf(categories));
  return answerBy(head)('cookies', postForm(body, `${apiBase}/privacy/consent`), left);
}
