import { expect, test } from 'vitest';
import { estimateWidth } from './estimateWidth.ts';

test.each([
  ['', '', 0],
  ['narrow letters take less than wide ones', 'ill', 1.02],
  ['capitals take more', 'WM', 1.52],
  ['Japanese takes a full em for each character', '航空券', 3],
  ['combining marks take little', 'é'.normalize('NFD'), 0.92],
])('%s', (_, text, width) => {
  expect(estimateWidth(text)).toBeCloseTo(width, 2);
});
