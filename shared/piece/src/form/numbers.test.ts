import { LOCALES } from '@travel-shell/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meantBy, readNumber, writeNumber } from './numbers.ts';
import { shownText, textsFrom } from './texts.ts';

const RULES = { 'limit.amount': { type: 'number' } } as const;
const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
/** Whole ones, prices, ones with three decimals, and any. */
const numbers = fc
  .oneof(
    fc.integer(),
    fc.integer().map((cents) => cents / 100),
    fc.integer().map((mils) => mils / 1000),
    finite,
  )
  // JSON has one zero.
  .map((number) => number + 0);
const languages = LOCALES.filter((locale) => locale !== 'pseudo');
const language = fc.constantFrom(...languages, 'en-IN', 'de-CH', 'ar-EG');

test.each([...languages, 'en-IN', 'de-CH', 'ar-EG'])('%s: each number that is shown is read as it was', (lang) => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(readNumber(writeNumber(number, lang), lang)).toBe(number);
    }),
  );
});

test.each(languages)('%s: each number is read with the group signs of the language', (lang) => {
  const { format } = new Intl.NumberFormat(lang, { useGrouping: 'always', maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer(), (cents) => {
      expect(readNumber(format(cents / 100), lang)).toBe(cents / 100 + 0);
    }),
  );
});

test('what is kept of a number is the same number in another language', () => {
  fc.assert(
    fc.property(numbers, language, (amount, lang) => {
      const [text = ''] = textsFrom({ limit: { amount } }, RULES)['limit.amount'] ?? [];
      expect(readNumber(shownText(text, RULES['limit.amount'], lang), lang)).toBe(amount);
    }),
  );
});

test.each([
  ['en-US', { '1,234.5': 1234.5, '1,234,567': 1234567, '.5': 0.5, '5.': 5, '1 234.5': 1234.5, "1'234": 1234 }],
  ['en-US', { '1.234': 1.234, '1234.500': 1234.5, '0.500': 0.5, '-1,000': -1000, '٢٠٠٫٥': 200.5, '１，５００': 1500 }],
  ['de-DE', { '1.234,5': 1234.5, '1.500': 1500, '200,50': 200.5, '1 234,5': 1234.5, '1٬500٫5': 1500.5 }],
  ['fr-FR', { '1\u202f234,5': 1234.5, '1\u00a0234,5': 1234.5, '1 234,5': 1234.5 }],
  ['es-ES', { '1.234,5': 1234.5, '1234,5': 1234.5 }],
  ['ja-JP', { '１，２３４．５': 1234.5, '200.5': 200.5 }],
  ['ar', { '٢٠٠٫٥': 200.5, '١٬٢٣٤٫٥': 1234.5, '1,234.5': 1234.5, '\u200e-5': -5 }],
  ['en-IN', { '12,34,567.5': 1234567.5, '1,234': 1234 }],
  ['de-CH', { '1’234.5': 1234.5 }],
] as const)('%s reads what its people write: %j', (lang, read) => {
  for (const [text, number] of Object.entries(read)) expect([text, readNumber(text, lang)]).toEqual([text, number]);
});

test.each([
  ['en-US', ['200,50', '1,5', '1,50,000', '1234,567', '0,500', '1.500', '12.250', '1.234,5', '1,234.5.6', '1,234 567']],
  ['de-DE', ['200.50', '1.5', '1.50.000', '1234.567', '0.500', '1,500', '1,234.5', '1,2.345']],
  ['fr-FR', ['200.5', '1.234', '1,500', '12 34', '1  234']],
  ['es-ES', ['200.5', '1,500']],
  ['ja-JP', ['200,50', '1.500', '1、5']],
  ['ar', ['200,50', '1.500', '1،5']],
  ['en-US', ['', 'much', '1e5', '0x10', '1-2', '--1', '.', ',', '200 EUR', 'Infinity', '1 5']],
] as const)('%s reads no number where another one may be meant: %j', (lang, texts) => {
  for (const text of texts) expect([text, readNumber(text, lang)]).toEqual([text, Number.NaN]);
});

test.each([
  ['what could not be read, as it was typed', '?1.5', '1.5'],
  ['nothing', '', ''],
  ['a text of an older draft', '200,5', '200,5'],
])('a field shows %s', (_what, kept, shown) => {
  expect(shownText(kept, RULES['limit.amount'], 'de-DE')).toBe(shown);
});

test.each([
  ['1.500', [1.5, 1500]],
  ['1,500', [1500, 1.5]],
  ['200,50', [200.5]],
  ['1,234.5', [1234.5]],
  ['much', []],
] as const)('%s may mean %j', (text, numbers) => {
  expect(meantBy(text)).toEqual(numbers);
});
