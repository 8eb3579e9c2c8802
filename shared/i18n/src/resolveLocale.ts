import { LOCALES, type Locale } from '@travel-shell/contract';

/**
 * The shipped locale for a requested BCP 47 tag: the one of its language (`de-AT` gives de-DE, `ar-EG` gives ar), else
 * en-US. Case does not count, and `_` is taken for `-`. No two shipped locales share a language; a test says so.
 */
export function resolveLocale(requested = ''): Locale {
  const [language] = requested.trim().toLowerCase().split(/[-_]/);
  return LOCALES.find((locale) => locale.split('-')[0] === language) ?? 'en-US';
}
