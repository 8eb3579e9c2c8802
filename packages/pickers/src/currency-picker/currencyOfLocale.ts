/** What is paid with where a locale is spoken, as long as nobody has said better (PIC-O09). */
const CURRENCIES: Readonly<Record<string, string>> = { 'de-DE': 'EUR', 'fr-FR': 'EUR', 'es-ES': 'EUR', 'ja-JP': 'JPY' };

/** ISO 4217. */
export const currencyOfLocale = (locale: string): string => CURRENCIES[locale] ?? 'USD';
