import { createFormatCache } from './createFormatCache.ts';

const formats = createFormatCache<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (tag, options) => new Intl.NumberFormat(tag, options),
);

/** `1234.5` is 1,234.5 in English and 1.234,5 in German. */
export function formatNumber(locale: string, value: number, options?: Intl.NumberFormatOptions): string {
  return formats(locale, options).format(value);
}

/** A share as percent: `0.25` is 25%. */
export function formatPercent(locale: string, share: number, options?: Intl.NumberFormatOptions): string {
  return formatNumber(locale, share, { style: 'percent', ...options });
}

/**
 * An amount with its currency's sign and decimals.
 * @param currency ISO 4217, three letters; anything else throws a RangeError
 */
export function formatCurrency(
  locale: string,
  amount: number,
  currency: string,
  options?: Intl.NumberFormatOptions,
): string {
  return formatNumber(locale, amount, { style: 'currency', currency, ...options });
}
