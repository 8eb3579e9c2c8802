import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUCKETS, estimateWidth, overflowThresholds } from './overflowThresholds.ts';

const nothing = () => 0;
const items = (...texts: string[]) => texts.map((text) => ({ text }));

describe('estimateWidth', () => {
  test.each([
    ['', '', 0],
    ['narrow letters take less than wide ones', 'ill', 1.02],
    ['capitals take more', 'WM', 1.52],
    ['Japanese takes a full em for each character', '航空券', 3],
    ['combining marks take little', 'é'.normalize('NFD'), 0.92],
  ])('%s', (_, text, width) => {
    expect(estimateWidth(text)).toBeCloseTo(width, 2);
  });
});

/** The widths from which the items are in the bar, below and above 64em. */
const places = (...given: Parameters<typeof overflowThresholds>) =>
  overflowThresholds(...given).map(({ medium, wide }) => [medium, wide]);

describe('overflowThresholds', () => {
  test('everything that fits is in the bar from the first width', () => {
    expect(places(items('Hotels', 'Flights'), { reserved: nothing })).toEqual([
      [48, 64],
      [48, 64],
    ]);
  });

  test('an item needs a greater width when the bar has less room', () => {
    const reserved = () => 46;
    expect(places(items('Hotels', 'Flights', 'Trains'), { reserved })).toEqual([
      [60, 64],
      ['never', 68],
      ['never', 68],
    ]);
  });

  test('room that the end of the bar takes from 64em on costs narrower headers nothing', () => {
    const reserved = (width: number) => (width >= 64 ? 60 : 10);
    expect(places(items('Hotels'), { reserved })).toEqual([[48, 68]]);
  });

  test('an item never appears, disappears and reappears when room shrinks with the width, below and above that', () => {
    const reserved = (width: number) => (width >= 72 && width < 80 ? 80 : 10);
    expect(places(items('Hotels'), { reserved })).toEqual([[48, 80]]);
  });

  test('what never fits stays in "more", with everything after it', () => {
    const wide = 'あ'.repeat(200);
    expect(places(items('Hotels', wide, 'Flights'), { reserved: nothing })).toEqual([
      [48, 64],
      ['never', 'never'],
      ['never', 'never'],
    ]);
  });

  test('CON-032 the bar shows ten items by default', () => {
    const many = items('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L');
    const inBar = (given: object) =>
      places(many, { reserved: nothing, ...given }).filter(([, wide]) => wide !== 'never').length;
    expect(inBar({})).toBe(10);
    expect(inBar({ visibleItems: 2 })).toBe(2);
  });

  test.each([
    ['more', 'never', 'never'],
    ['s', 48, 64],
    ['m', 48, 64],
    ['l', 'never', 64],
    ['all', 48, 64],
  ] as const)('STA-060 viewJump "%s" means from %s, and in wide headers from %s', (viewJump, medium, wide) => {
    expect(places([{ text: 'Hotels', viewJump }], { reserved: () => 1000 })).toEqual([[medium, wide]]);
  });

  test('an item after one sent to "more" may still be in the bar', () => {
    expect(places([{ text: 'Campers', viewJump: 'more' }, { text: 'Ferries' }], { reserved: nothing })).toEqual([
      ['never', 'never'],
      [48, 64],
    ]);
  });

  test('a later item with a fixed place takes room from those before it', () => {
    const reserved = () => 48;
    const [alone] = places(items('Hotels', 'Flights'), { reserved });
    const [beside] = places([...items('Hotels', 'Flights'), { text: 'Insisting', viewJump: 'all' }], { reserved });
    expect(Number(beside?.[1])).toBeGreaterThan(Number(alone?.[1]));
  });

  test('returns only widths the style sheet knows, and keeps the order of items', () => {
    const given = overflowThresholds(items('Hotels', 'Car hire', 'Ferries', 'Trains', 'Deals'), { reserved: () => 25 });
    for (const zone of ['medium', 'wide'] as const) {
      const widths = given.map((place) => (place[zone] === 'never' ? Number.POSITIVE_INFINITY : place[zone]));
      const known: readonly number[] = [...BUCKETS[zone], Number.POSITIVE_INFINITY];
      expect(widths.filter((width) => !known.includes(width))).toEqual([]);
      expect(widths).toEqual([...widths].sort((a, b) => a - b));
    }
  });

  test('the style sheet has rules for every width', () => {
    const css = readFileSync(join(import.meta.dirname, 'Header.shadow.css'), 'utf8');
    for (const zone of ['medium', 'wide'] as const) {
      const known = [...css.matchAll(new RegExp(`nav-bar > \\[data-${zone}="(\\d+)"\\]`, 'g'))].map(([, width]) =>
        Number(width),
      );
      expect(known).toEqual([...BUCKETS[zone]]);
    }
  });
});
