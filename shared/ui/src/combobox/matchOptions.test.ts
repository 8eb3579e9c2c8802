import { expect, test } from 'vitest';
import { matchOptions, searchTextOf } from './matchOptions.ts';

const OPTIONS = [
  { value: 'h', title: 'Popular', isHeading: true },
  { value: 'EUR', title: 'Euro', contractedTitle: 'EUR' },
  { value: 'USD', title: 'US dollar', fullTitle: 'United States dollar' },
  { value: 'AX', title: 'Åland' },
  { value: 'ST', title: 'São Tomé and Príncipe' },
  { value: 'SA', title: 'السعودية' },
  { value: 'JP', title: '日本' },
];

const found = (query: string) =>
  matchOptions(OPTIONS, OPTIONS.map(searchTextOf), query)
    .filter(({ isHeading }) => !isHeading)
    .map(({ value }) => value);

test.each([
  ['', ['EUR', 'USD', 'AX', 'ST', 'SA', 'JP']],
  ['  ', ['EUR', 'USD', 'AX', 'ST', 'SA', 'JP']],
  ['eur', ['EUR']],
  ['EURO', ['EUR']],
  ['united', ['USD']],
  ['dollar us', ['USD']],
  ['aland', ['AX']],
  ['sao princ', ['ST']],
  ['سعود', ['SA']],
  ['日', ['JP']],
  ['x', []],
])('"%s" finds %j', (query, values) => {
  expect(found(query)).toEqual(values);
});

test('headings keep their positions', () => {
  expect(matchOptions(OPTIONS, OPTIONS.map(searchTextOf), 'euro').map(({ value }) => value)).toEqual(['h', 'EUR']);
});
