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

describe('overflowThresholds', () => {
  test('everything that fits is in the bar from the first width', () => {
    expect(overflowThresholds(items('Hotels', 'Flights'), { reserved: nothing })).toEqual([48, 48]);
  });

  test('an item needs a greater width when the bar has less room', () => {
    const reserved = () => 40;
    expect(overflowThresholds(items('Hotels', 'Flights', 'Trains'), { reserved })).toEqual([54, 60, 64]);
  });

  test('an item never appears, disappears and reappears when room shrinks with the width', () => {
    const reserved = (width: number) => (width >= 64 ? 60 : 10);
    const [first] = overflowThresholds(items('Hotels'), { reserved });
    expect(first).toBe(70);
  });

  test('what never fits stays in "more", with everything after it', () => {
    const wide = 'あ'.repeat(200);
    expect(overflowThresholds(items('Hotels', wide, 'Flights'), { reserved: nothing })).toEqual([48, 'never', 'never']);
  });

  test('CON-031 the bar shows five items by default', () => {
    const many = items('A', 'B', 'C', 'D', 'E', 'F', 'G');
    expect(overflowThresholds(many, { reserved: nothing }).filter((from) => from !== 'never')).toHaveLength(5);
    expect(overflowThresholds(many, { reserved: nothing, visibleItems: 2 }).slice(1, 3)).toEqual([48, 'never']);
  });

  test.each([
    ['more', 'never'],
    ['s', 48],
    ['m', 48],
    ['l', 64],
    ['all', 48],
  ] as const)('STA-060 viewJump "%s" means from %s', (viewJump, from) => {
    expect(overflowThresholds([{ text: 'Hotels', viewJump }], { reserved: () => 1000 })).toEqual([from]);
  });

  test('an item after one sent to "more" may still be in the bar', () => {
    const [campers, ferries] = overflowThresholds([{ text: 'Campers', viewJump: 'more' }, { text: 'Ferries' }], {
      reserved: nothing,
    });
    expect([campers, ferries]).toEqual(['never', 48]);
  });

  test('a later item with a fixed place takes room from those before it', () => {
    const reserved = () => 32;
    const alone = overflowThresholds(items('Hotels', 'Flights'), { reserved });
    const beside = overflowThresholds([...items('Hotels', 'Flights'), { text: 'Insisting', viewJump: 'all' }], {
      reserved,
    });
    expect(Number(beside[0])).toBeGreaterThan(Number(alone[0]));
  });

  test('returns only widths the style sheet knows, and keeps the order of items', () => {
    const given = overflowThresholds(items('Hotels', 'Car hire', 'Ferries', 'Trains', 'Deals'), { reserved: () => 25 });
    expect(given.filter((from) => from !== 'never' && !BUCKETS.includes(from))).toEqual([]);
    const widths = given.map((from) => (from === 'never' ? Number.POSITIVE_INFINITY : from));
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
  });
});
