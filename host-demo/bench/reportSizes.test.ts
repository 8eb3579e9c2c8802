import { expect, test } from 'vitest';
import { reportSizes } from './reportSizes.ts';

const ROWS = [
  { name: 'loader', bytes: 3_700, limit: 4_000 },
  { name: 'screen', bytes: 60_001, limit: 60_000 },
  { name: 'footer', bytes: 900_000 },
];

test('shows each size beside that of the last release, and the change', () => {
  const { table } = reportSizes(ROWS, { version: '1.2.0', sizes: { loader: 4_000, footer: 900_000 } });
  expect(table.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['Brotli bytes', 'size', '1.2.0', 'change', 'limit'],
    expect.anything(),
    ['loader', '3,700', '4,000', '-7.5%', '4,000'],
    ['screen', '60,001', '60,000 exceeded'],
    ['footer', '900,000', '900,000', '0%'],
  ]);
});

test('says that there is no release yet', () => {
  expect(reportSizes(ROWS, { version: null, sizes: {} }).table).toContain('no release yet');
});

test('names what is over its limit, and nothing that is at it or has none', () => {
  const last = { version: '1.2.0', sizes: { footer: 1 } };
  expect(reportSizes(ROWS, last).tooLarge).toEqual(['screen']);
  expect(reportSizes([{ name: 'loader', bytes: 4_000, limit: 4_000 }], last).tooLarge).toEqual([]);
});
