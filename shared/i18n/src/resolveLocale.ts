import { LOCALES, type Locale } from '@travel-shell/contract';

/**
 * The shipped locale for a requested BCP 47 tag: the tag itself, else a locale of the same language (`de-AT` gives
 * de-DE, `ar-EG` gives ar), else en-US. Case does not count, and `_` is taken for `-`.
 */
export function resolveLocale(requested = ''): Locale {
  const tag = requested.trim().replaceAll('_', '-').toLowerCase();
  const [language] = tag.split('-');
  return (
    LOCALES.find((locale) => locale.toLowerCase() === tag) ??
    LOCALES.find((locale) => locale.split('-')[0] === language) ??
    'en-US'
  );
}
