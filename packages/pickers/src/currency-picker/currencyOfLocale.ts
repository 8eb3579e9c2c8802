import type { Locale } from '@travel-shell/core';
import { ownValue } from '@travel-shell/core/ownValue';

/** The default currency of a locale (PIC-O09). Arabic is the language of many countries, so it has that of the others. */
const CURRENCIES: Readonly<Record<Locale, string>> = {
  'en-US': 'USD',
  'de-DE': 'EUR',
  'fr-FR': 'EUR',
  'es-ES': 'EUR',
  'ja-JP': 'JPY',
  ar: 'USD',
  pseudo: 'USD',
};

/** ISO 4217. */
export const currencyOfLocale = (locale: string): string => ownValue(CURRENCIES, locale) ?? 'USD';
