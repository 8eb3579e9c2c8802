import { expect, test } from 'vitest';
import type { Visit } from './measure.ts';
import type { Results } from './Results.ts';
import { ratiosOf, textReport } from './report.ts';

const visit = (visible: number) => ({ visible, firstPaint: 100 }) as Visit;
const opening = (mainThread: number) => ({ mainThread, layouts: 2, styles: 4, clickLater: 30 });
const press = (pressToUseful: number) => ({ pressToUseful, rounds: 1, mainThread: 40 });

const RESULTS: Results = {
  ...{
    measuredAt: '2026-11-29T12:00:00Z',
    browser: '',
    cores: 2,
    conditions: { cpuSlowdown: 4 },
    runs: 1,
    rivals: [],
    visible: { floor: [200], fragment: [220], tag: [400] },
    slowVisible: { floor: [1000], preload: [1300] },
  },
  visits: { floor: [visit(200)], fragment: [visit(220)], tag: [visit(400)] },
  untouched: { floor: [], fragment: ['loader.js'], tag: [] },
  openings: { 'country-picker-floor': [opening(20)], 'country-picker': [opening(30)] },
  firstPresses: { 'country-picker-floor': [press(50)], 'country-picker': [press(100)] },
  slowPresses: {},
  heapGrowth: {},
};

test('each figure with a floor is a multiple of it; what was not measured has none', () => {
  expect(ratiosOf(RESULTS)).toMatchObject({
    'fragment: header visible': 1.1,
    'script and tag: header visible': 2,
    'country picker: main thread, ms': 1.5,
    'country picker: to useful, ms': 2,
    'script, tag and preload: header visible on a slow connection': 1.3,
  });
  expect(ratiosOf(RESULTS)).not.toHaveProperty(['sign-in: to useful, ms']);
});

test('shows ratios beside those of the last committed run, and judges none', () => {
  const report = textReport(RESULTS, { 'script and tag: header visible': 1.73 });
  expect(report).toMatch(/^header visible, ms .* 1\.10x .* 2\.00x, was 1\.73x$/m);
  expect(report).not.toMatch(/broken|allowed|exceeded/);
});

test('shows the header of a library beside ours, to the same floor', () => {
  const visible = { ...RESULTS.visible, react: [300] };
  const report = textReport({ ...RESULTS, rivals: ['account menu: React'], visible }, {});
  expect(report).toMatch(/^account menu: React +300 +1\.50x$/m);
  expect(report).toMatch(/^fragment +220 +1\.10x$/m);
  expect(report).toMatch(/^script, tag and preload +1300 +1\.30x$/m);
  expect(report).not.toContain('Carbon');
});
