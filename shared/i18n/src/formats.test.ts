import { LOCALES, type Locale } from '@travel-shell/core';
import { describe, expect, test, vi } from 'vitest';
import { capitalize } from './capitalize.ts';
import { formatDate, formatDateRange, formatTime } from './dates.ts';
import { currencyName, languageName, regionName } from './displayNames.ts';
import { formatList } from './lists.ts';
import { formatCurrency, formatNumber, formatPercent } from './numbers.ts';
import { formatRelativeTime } from './relativeTime.ts';

/** Kinds of spaces and direction marks are platform data and change with it. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ').replaceAll(/[\u200e\u200f\u061c]/g, '');

const NOON = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const english = {
  number: '1,234,567.5',
  percent: '26%',
  amount: '€1,234.50',
  date: 'November 21, 2026',
  time: '12:00 PM',
  range: 'Nov 21 – 24, 2026',
  yesterday: 'yesterday',
  soon: 'in 3 hours',
  list: 'A, B, and C',
  choice: 'A or B',
  region: 'Germany',
  language: 'Portuguese (Brazil)',
  currency: 'US Dollar',
};

const EXPECTED: Record<Locale, typeof english> = {
  'en-US': english,
  pseudo: english,
  'de-DE': {
    number: '1.234.567,5',
    percent: '26 %',
    amount: '1.234,50 €',
    date: '21. November 2026',
    time: '12:00',
    range: '21.–24.11.2026',
    yesterday: 'gestern',
    soon: 'in 3 Stunden',
    list: 'A, B und C',
    choice: 'A oder B',
    region: 'Deutschland',
    language: 'Portugiesisch (Brasilien)',
    currency: 'US-Dollar',
  },
  'fr-FR': {
    number: '1 234 567,5',
    percent: '26 %',
    amount: '1 234,50 €',
    date: '21 novembre 2026',
    time: '12:00',
    range: '21–24 nov. 2026',
    yesterday: 'hier',
    soon: 'dans 3 heures',
    list: 'A, B et C',
    choice: 'A ou B',
    region: 'Allemagne',
    language: 'portugais (Brésil)',
    currency: 'dollar des États-Unis',
  },
  'es-ES': {
    number: '1.234.567,5',
    percent: '26 %',
    amount: '1234,50 €',
    date: '21 de noviembre de 2026',
    time: '12:00',
    range: '21–24 nov 2026',
    yesterday: 'ayer',
    soon: 'dentro de 3 horas',
    list: 'A, B y C',
    choice: 'A o B',
    region: 'Alemania',
    language: 'portugués (Brasil)',
    currency: 'dólar estadounidense',
  },
  'ja-JP': {
    number: '1,234,567.5',
    percent: '26%',
    amount: '€1,234.50',
    date: '2026年11月21日',
    time: '12:00',
    range: '2026/11/21～2026/11/24',
    yesterday: '昨日',
    soon: '3 時間後',
    list: 'A、B、C',
    choice: 'AまたはB',
    region: 'ドイツ',
    language: 'ポルトガル語 (ブラジル)',
    currency: '米ドル',
  },
  ar: {
    number: '1,234,567.5',
    percent: '26%',
    amount: '1,234.50 €',
    date: '21 نوفمبر 2026',
    time: '12:00 م',
    range: '21/11/2026 – 24/11/2026',
    yesterday: 'أمس',
    soon: 'خلال 3 ساعات',
    list: 'A وB وC',
    choice: 'A أو B',
    region: 'ألمانيا',
    language: 'البرتغالية (البرازيل)',
    currency: 'دولار أمريكي',
  },
};

test.each(LOCALES)('%s writes numbers, dates, lists and names as its readers do', (locale) => {
  const given: typeof english = {
    number: formatNumber(locale, 1_234_567.5),
    percent: formatPercent(locale, 0.256),
    amount: formatCurrency(locale, 1234.5, 'EUR'),
    date: formatDate(locale, '2026-11-21', { dateStyle: 'long' }),
    time: formatTime(locale, NOON, { timeStyle: 'short', timeZone: 'UTC' }),
    range: formatDateRange(locale, '2026-11-21', '2026-11-24'),
    yesterday: formatRelativeTime(locale, NOON - DAY, NOON),
    soon: formatRelativeTime(locale, NOON + 3 * HOUR, NOON),
    list: formatList(locale, ['A', 'B', 'C']),
    choice: formatList(locale, ['A', 'B'], { type: 'disjunction' }),
    region: regionName(locale, 'DE'),
    language: languageName(locale, 'pt-BR'),
    currency: currencyName(locale, 'USD'),
  };
  const shown = Object.fromEntries(Object.entries(given).map(([name, text]) => [name, plain(text)]));
  expect(shown).toEqual(EXPECTED[locale]);
});

describe('numbers', () => {
  test('a currency sets its decimals, and the caller’s options override them', () => {
    expect(formatCurrency('en-US', 1234, 'JPY')).toBe('¥1,234');
    expect(formatCurrency('en-US', 1234, 'EUR', { maximumFractionDigits: 0 })).toBe('€1,234');
  });

  test('an invalid currency throws', () => {
    expect(() => formatCurrency('en-US', 1, 'EURO')).toThrow(RangeError);
  });
});

describe('dates', () => {
  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('a day of the calendar is that day in %s too', (timeZone) => {
    expect(formatDate('en-US', '2026-11-21', { dateStyle: 'medium', timeZone })).toBe('Nov 21, 2026');
  });

  test('a moment is another day elsewhere', () => {
    const at = (timeZone: string) => formatDate('en-US', NOON, { dateStyle: 'medium', timeZone });
    expect([at('Pacific/Pago_Pago'), at('Pacific/Kiritimati')]).toEqual(['Nov 21, 2026', 'Nov 22, 2026']);
  });

  test('an invalid date throws', () => {
    expect(() => formatDate('en-US', '2026-13-45')).toThrow(RangeError);
  });
});

describe('relative time', () => {
  test.each([
    [0, 'now'],
    [59_000, 'in 59 seconds'],
    [60_000, 'in 1 minute'],
    [-59 * 60_000, '59 minutes ago'],
    [23 * HOUR, 'in 23 hours'],
    [DAY, 'tomorrow'],
    [-13 * DAY, '13 days ago'],
    [14 * DAY, 'in 2 weeks'],
    [-31 * DAY, 'last month'],
    [366 * DAY, 'next year'],
  ])('%d ms from now is "%s"', (distance, text) => {
    expect(formatRelativeTime('en-US', NOON + distance, new Date(NOON))).toBe(text);
  });
});

describe('names', () => {
  test.each([
    ['an unknown region', regionName, 'XQ'],
    ['a malformed region', regionName, 'Germany!'],
    ['a malformed language', languageName, '_'],
    ['a malformed currency', currencyName, 'EURO'],
  ])('%s is returned unchanged', (_, nameOf, code) => {
    expect(nameOf('en-US', code)).toBe(code);
  });

  test.each([
    ['fr-FR', 'élan', 'Élan'],
    ['tr-TR', 'ingilizce', 'İngilizce'],
    ['ja-JP', '日本語', '日本語'],
    ['en-US', '', ''],
  ])('capitalize starts them with a capital: %s %s', (locale, text, result) => {
    expect(capitalize(locale, text)).toBe(result);
  });
});

test('a formatter is created once per locale and options', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  const options = { minimumFractionDigits: 3 } as const;
  for (let count = 0; count < 5; count += 1) {
    formatNumber('de-DE', count, options);
    formatNumber('fr-FR', count, { ...options });
  }
  expect(made).toHaveBeenCalledTimes(2);
  made.mockRestore();
});
