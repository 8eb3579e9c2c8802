import { ownValue } from '@travel-shell/core/ownValue';

/** The default currency of a locale (PIC-O09). */
const CURRENCIES: Readonly<Record<string, string>> = { 'de-DE': 'EUR', 'fr-FR': 'EUR', 'es-ES': 'EUR', 'ja-JP': 'JPY' };

/** ISO 4217. */
export const currencyOfLocale = (locale: string): string => ownValue(CURRENCIES, locale) ?? 'USD';
