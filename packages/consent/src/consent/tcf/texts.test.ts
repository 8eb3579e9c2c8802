import { describe, expect, it, test } from 'vitest';
import { formatDuration } from './formatDuration.ts';
import { searchVendors } from './searchVendors.ts';
import { ROWS } from './Tcf.fixtures.ts';
import { countVendors, vendorsFor } from './vendorsByPurpose.ts';

describe('CNS-041 CON-065 durations', () => {
  it.each<[number, string]>([
    [0, '0 seconds'],
    [0.9, '0 seconds'],
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [3599, '59 minutes, 59 seconds'],
    [3600, '1 hour'],
    [86_399, '23 hours, 59 minutes, 59 seconds'],
    [86_400, '1 day'],
    [364 * 86_400, '364 days'],
    [365 * 86_400, '1 year'],
    [395 * 86_400, '1 year, 30 days'],
    [34_190_000, '1 year, 30 days, 17 hours, 13 minutes, 20 seconds'],
  ])('%d s: %s', (seconds, text) => expect(formatDuration('en-US', seconds)).toBe(text));

  test('are in the language of the dialog', () => {
    expect(formatDuration('de-DE', 395 * 86_400)).toBe('1 Jahr, 30 Tage');
    expect(formatDuration('ja-JP', 7_776_000)).toBe('90 日');
  });
});

describe('vendors by what they do', () => {
  const names = (use: Parameters<typeof vendorsFor>[1], id: number) =>
    vendorsFor(ROWS.vendors, use, id).map((row) => row.id);

  it('counts and lists them on either legal basis, each once', () => {
    expect(names('purposes', 10)).toEqual([10, 755]);
    expect(names('specialPurposes', 2)).toEqual([10, 30]);
    expect(countVendors(ROWS.vendors, 'purposes').get(10)).toBe(2);
    expect(countVendors(ROWS.vendors, 'purposes').get(1)).toBe(3);
    expect(countVendors(ROWS.vendors, 'features').get(9)).toBeUndefined();
  });
});

describe('a search for vendors', () => {
  const vendors = [
    { id: 1, name: 'Grüner Wald GmbH' },
    { id: 2, name: 'Index Exchange Inc.' },
  ];
  it.each<[string, number[] | undefined]>([
    ['', undefined],
    ['   ', undefined],
    ['gruner', [1]],
    ['GRÜNER', [1]],
    ['inc index', [2]],
    ['e', [1, 2]],
    ['nothing like it', []],
  ])('%j finds %j', (text, ids) => expect(searchVendors(vendors, text)).toEqual(ids && new Set(ids)));
});
