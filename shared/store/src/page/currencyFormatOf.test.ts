import { expect, it } from 'vitest';
import { currencyFormatOf } from './currencyFormatOf.ts';

it.each([
  ['en-US', 'EUR', '€{amount}'],
  ['de-DE', 'EUR', '{amount}\u00a0€'],
  ['fr-FR', 'JPY', '{amount}\u00a0JPY'],
  ['ja-JP', 'JPY', '¥{amount}'],
])('STA-041 writes amounts in %s and %s as %s', (locale, currency, format) => {
  // The sign of a currency is platform data; the position of the amount is ours.
  const sign = (text: string) => text.replace(/[^{}\w\s]|JPY/g, '¤').replace(/\s/g, ' ');
  expect(sign(currencyFormatOf(locale, currency))).toBe(sign(format));
});
