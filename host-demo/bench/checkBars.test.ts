import { expect, test } from 'vitest';
import { checkBars } from './checkBars.ts';
import type { SurfaceVisit } from './measureSurface.ts';
import type { Results } from './Results.ts';

const visit = (values: Partial<SurfaceVisit> = {}): SurfaceVisit => ({
  ...{ mainThread: 20, layouts: 2, styles: 4, clickLater: 30 },
  ...values,
});

/** The bars of the country picker, by what they are about. */
function picker(kit: SurfaceVisit[], heapGrowth: Record<string, number> = {}) {
  const results: Results = {
    ...{ measuredAt: '', browser: '', cores: 2, conditions: { cpuSlowdown: 4 }, runs: 1, heapGrowth },
    visits: { floor: [], fragment: [], tag: [] },
    untouched: { floor: [], fragment: [], tag: [] },
    openings: { 'country-picker-floor': [visit()], 'country-picker': kit },
  };
  const bars = checkBars(results, []).filter(({ name }) => name.startsWith('country picker: '));
  return Object.fromEntries(bars.map(({ name, passed }) => [name.replace(/.*: ([a-z]+).*/, '$1'), passed]));
}

test('compares surfaces with the floor by their medians', () => {
  const kept = { main: true, layouts: true, later: true, heap: true };
  const heap = { 'country-picker': 100_000 };
  const many = (values: Partial<SurfaceVisit>) => [
    visit(values),
    visit(values),
    visit({ mainThread: 999, layouts: 99 }),
  ];
  expect(picker(many({ mainThread: 50, layouts: 6, clickLater: 36 }), heap)).toEqual(kept);
  expect(picker(many({ mainThread: 51 }), heap)).toEqual({ ...kept, main: false });
  expect(picker(many({ layouts: 7 }), heap)).toEqual({ ...kept, layouts: false });
  expect(picker(many({ clickLater: 37 }), heap)).toEqual({ ...kept, later: false });
  expect(picker(many({}), { 'country-picker': 100_001 })).toEqual({ ...kept, heap: false });
});

test('does not treat unmeasured bars as met', () => {
  expect(picker([])).toEqual({ main: false, layouts: false, later: false, heap: false });
});
