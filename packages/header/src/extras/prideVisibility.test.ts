import { expect, it } from 'vitest';
import { prideVisibility } from './prideVisibility.ts';

it('MSC-036 is undefined when pride and confetti are both on, until it is known whether confetti flies', () => {
  expect(prideVisibility({ pride: true, confetti: true, isDecided: false })).toBeUndefined();
  expect(prideVisibility({ pride: true, confetti: true, isDecided: true })).toBe(true);
});

it.each([
  [true, false, true],
  [false, true, false],
  [false, false, false],
])('MSC-037 otherwise follows the flag: pride %s, confetti %s', (pride, confetti, expected) => {
  expect(prideVisibility({ pride, confetti, isDecided: false })).toBe(expected);
  expect(prideVisibility({ pride, confetti, isDecided: true })).toBe(expected);
});
