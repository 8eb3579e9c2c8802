import type { CookieCategory } from '@travel-shell/core/cookieCategories';
import { onReturn } from '@travel-shell/core/onReturn';
import { hasPrivacySignal } from '@travel-shell/core/privacySignal';
import { getConfig } from '@travel-shell/store';
import { acceptedCategories, onAnswered } from './acceptedCategories.ts';

/**
 * Whether the visitor allows what this category stands for. True where the site does not ask by category. A signal of the
 * browser (Global Privacy Control) takes advertising away, whatever was chosen (D-42).
 */
export const isConsented = (category: CookieCategory): boolean =>
  !(category === 'advertising' && hasPrivacySignal()) &&
  (!getConfig().consentCategories || acceptedCategories().includes(category));

/**
 * Resolves once the visitor allows it: at once, when they accept on this page, or when they return to it from a page on
 * which they did. Stays pending as long as they do not.
 * @param signal aborted when the caller no longer waits
 */
export function whenConsented(category: CookieCategory, signal?: AbortSignal): Promise<void> {
  if (isConsented(category)) return Promise.resolve();
  return new Promise((resolve) => {
    const undo = [onAnswered(check), onReturn(check)];
    const end = () => {
      for (const each of undo) each();
    };
    signal?.addEventListener('abort', end, { once: true });
    function check() {
      if (!isConsented(category)) return;
      end();
      signal?.removeEventListener('abort', end);
      resolve();
    }
  });
}
