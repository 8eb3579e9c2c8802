import { expect, test } from 'vitest';
import { checkBars } from './checkBars.ts';
import type { SurfaceVisit } from './measureSurface.ts';
import type { Results } from './Results.ts';

const visit = (values: Partial<SurfaceVisit> = {}): SurfaceVisit => ({
  ...{ mainThread: 20, layouts: 2, styles: 4, clickLater: 30 },
  ...values,
});

/** The bars of the country picker, by what they are about. */
function picker(kit: SurfaceVisit[], heapGrowth: Record<string, number> = {}, presses: Results['firstPresses'] = {}) {
  const results: Results = {
    ...{ measuredAt: '', browser: '', cores: 2, conditions: { cpuSlowdown: 4 }, runs: 1, heapGrowth },
    visits: { floor: [], fragment: [], tag: [] },
    untouched: { floor: [], fragment: [], tag: [] },
    openings: { 'country-picker-floor': [visit()], 'country-picker': kit },
    firstPresses: presses,
    slowPresses: presses,
  };
  const bars = checkBars(results, []).filter(({ name }) => name.startsWith('country picker: '));
  return Object.fromEntries(bars.map(({ name, passed }) => [name.replace(/.*: ([a-z]+).*/, '$1'), passed]));
}

test('compares surfaces with the floor by their medians', () => {
  const kept = { first: true, rounds: true, main: true, layouts: true, later: true, heap: true };
  const heap = { 'country-picker': 100_000 };
  const presses = {
    'country-picker-floor': [{ pressToUseful: 50, rounds: 0 }],
    'country-picker': [{ pressToUseful: 50, rounds: 2 }],
  };
  const many = (values: Partial<SurfaceVisit>) => [
    visit(values),
    visit(values),
    visit({ mainThread: 999, layouts: 99 }),
  ];
  expect(picker(many({ mainThread: 50, layouts: 6, clickLater: 36 }), heap, presses)).toEqual(kept);
  expect(picker(many({ mainThread: 51 }), heap, presses)).toEqual({ ...kept, main: false });
  expect(picker(many({ layouts: 7 }), heap, presses)).toEqual({ ...kept, layouts: false });
  expect(picker(many({ clickLater: 37 }), heap, presses)).toEqual({ ...kept, later: false });
  expect(picker(many({}), { 'country-picker': 100_001 }, presses)).toEqual({ ...kept, heap: false });
});

test('compares first presses with the floor, and counts their rounds', () => {
  const press = (pressToUseful: number, rounds = 2) => [{ pressToUseful, rounds }];
  const judge = (kit: ReturnType<typeof press>) =>
    picker([], {}, { 'country-picker-floor': press(50, 0), 'country-picker': kit });
  expect(judge(press(100))).toMatchObject({ first: true, rounds: true });
  expect(judge(press(101))).toMatchObject({ first: false, rounds: true });
  expect(judge(press(100, 3))).toMatchObject({ first: true, rounds: false });
});

test('does not treat unmeasured bars as met', () => {
  expect(picker([])).toEqual({ first: false, rounds: false, main: false, layouts: false, later: false, heap: false });
});
