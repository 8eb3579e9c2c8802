import { expect, test } from 'vitest';
import { spreadOf, steadyMean } from './statistics.ts';

test.each([
  [[5], { median: 5, lower: 5, upper: 5 }],
  [[4, 1, 3, 2], { median: 2.5, lower: 1.75, upper: 3.25 }],
  [[100, 1, 3, 2, 4], { median: 3, lower: 2, upper: 4 }],
])('median and middle half of %j', (values, spread) => {
  expect(spreadOf(values)).toEqual(spread);
});

test('a steady mean leaves out the lowest and the highest', () => {
  expect(steadyMean([1000, 2, 4, 0])).toBe(3);
});
