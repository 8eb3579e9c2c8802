import { pageDocument } from '@travel-shell/core/pageDocument';
import { report } from '../report.ts';
import type { Settings } from '../Settings.ts';
import type { Category } from '../savedChoice.ts';
import { acceptedBefore, NECESSARY, remember } from '../savedChoice.ts';

/** Which text the visitor saw, as records have it. Raise it when that of `frame` changes in meaning, in any language. */
const TEXT = 'frame-1';

/**
 * Accepts a category besides those that are accepted already, by the form of the banner, and tells the page. Resolves
 * with whether it could be stored: without a record there is no consent.
 * @param locale of the text that was shown
 */
export async function allowCategory(category: string, locale: string, { apiBase = '' }: Settings): Promise<boolean> {
  const accepted = new Set([...(acceptedBefore() ?? NECESSARY), category]);
  const fields = { regime: 'cookies', choice: 'accept', accepted: [...accepted].join('.'), text: TEXT, locale };
  try {
    const answer = await fetch(`${apiBase}/privacy/consent`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      credentials: 'include',
    });
    if (!answer.ok) throw answer.status;
    const { acceptedCategories }: { acceptedCategories: Category[] } = await answer.json();
    remember(acceptedCategories, null);
    const detail = { regime: 'cookies', accepted: acceptedCategories };
    pageDocument.dispatchEvent(new CustomEvent('travel-consent-given', { bubbles: true, detail }));
    return true;
  } catch (error) {
    report('CONSENT_FAILED', error);
    return false;
  }
}
