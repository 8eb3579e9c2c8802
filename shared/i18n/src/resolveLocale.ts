import { LOCALES, type Locale } from '@travel-shell/core';
import { languageOf } from '@travel-shell/core/languageOf';

/**
 * The shipped locale for a requested BCP 47 tag: the one of its language (`de-AT` gives de-DE, `ar-EG` gives ar), else
 * en-US. Case is ignored, and `_` counts as `-`. No two shipped locales share a language; a test checks this.
 */
export function resolveLocale(requested = ''): Locale {
  const language = languageOf(requested.trim());
  return LOCALES.find((locale) => languageOf(locale) === language) ?? 'en-US';
}
