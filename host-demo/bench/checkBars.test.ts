import { expect, test } from 'vitest';
import { checkBars } from './checkBars.ts';
import type { SurfaceVisit } from './measureSurface.ts';
import type { Results } from './Results.ts';

const visit = (values: Partial<SurfaceVisit> = {}): SurfaceVisit => ({
  ...{ mainThread: 20, layouts: 2, styles: 4, clickLater: 30 },
  ...values,
});

/** Of the bars' names, by which the tests call them. */
const WORDS = ['first press by', 'rounds', 'until quiet', 'opening and closing', 'layouts', 'later', 'heap'];

/** The bars of the country picker, by what they are about. */
function picker(kit: SurfaceVisit[], heapGrowth: Record<string, number> = {}, presses: Results['firstPresses'] = {}) {
  const results: Results = {
    ...{ measuredAt: '', browser: '', cores: 2, conditions: { cpuSlowdown: 4 }, runs: 1, rivals: [], heapGrowth },
    visits: { floor: [], fragment: [], joined: [], tag: [] },
    untouched: { floor: [], fragment: [], joined: [], tag: [] },
    openings: { 'country-picker-floor': [visit()], 'country-picker': kit },
    firstPresses: presses,
    slowPresses: presses,
  };
  const bars = checkBars(results, []).filter(({ name }) => name.startsWith('country picker: '));
  return Object.fromEntries(bars.map(({ name, passed }) => [WORDS.find((word) => name.includes(word)), passed]));
}

test('compares surfaces with the floor by their medians', () => {
  const kept = Object.fromEntries(WORDS.map((word) => [word, true]));
  const heap = { 'country-picker': 100_000 };
  const presses = {
    'country-picker-floor': [{ pressToUseful: 50, rounds: 0, mainThread: 40 }],
    'country-picker': [{ pressToUseful: 50, rounds: 2, mainThread: 40 }],
  };
  const many = (values: Partial<SurfaceVisit>) => [
    visit(values),
    visit(values),
    visit({ mainThread: 999, layouts: 99 }),
  ];
  expect(picker(many({ mainThread: 40, layouts: 6, clickLater: 39 }), heap, presses)).toEqual(kept);
  expect(picker(many({ mainThread: 41 }), heap, presses)).toEqual({ ...kept, 'opening and closing': false });
  expect(picker(many({ layouts: 7 }), heap, presses)).toEqual({ ...kept, layouts: false });
  expect(picker(many({ clickLater: 40 }), heap, presses)).toEqual({ ...kept, later: false });
  expect(picker(many({}), { 'country-picker': 100_001 }, presses)).toEqual({ ...kept, heap: false });
});

test('compares first presses with the floor, and counts their rounds', () => {
  const press = (pressToUseful: number, rounds = 2, mainThread = 40) => [{ pressToUseful, rounds, mainThread }];
  const judge = (kit: ReturnType<typeof press>) =>
    picker([], {}, { 'country-picker-floor': press(50, 0), 'country-picker': kit });
  const kept = { 'first press by': true, rounds: true, 'until quiet': true };
  expect(judge(press(75, 2, 60))).toMatchObject(kept);
  expect(judge(press(76))).toMatchObject({ ...kept, 'first press by': false });
  expect(judge(press(75, 3))).toMatchObject({ ...kept, rounds: false });
  expect(judge(press(75, 2, 61))).toMatchObject({ ...kept, 'until quiet': false });
});

test('does not treat unmeasured bars as met', () => {
  expect(picker([])).toEqual(Object.fromEntries(WORDS.map((word) => [word, false])));
});
