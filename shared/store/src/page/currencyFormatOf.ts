/**
 * How an amount is written in a locale, with `{amount}` for the number: `{amount} €` in German, `€{amount}` in English.
 * Source: STA-041; the form is ours (STA-O09).
 */
export function currencyFormatOf(locale: string, currencyCode: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: currencyCode }).formatToParts(1);
  const number = new Set(['integer', 'group', 'decimal', 'fraction']);
  let format = '';
  for (const { type, value } of parts) {
    if (!number.has(type)) format += value;
    else if (!format.includes('{amount}')) format += '{amount}';
  }
  return format;
}
