import { expect, it } from 'vitest';
import { isNamed } from './isNamed.ts';

it.each([
  ['_ga', '_ga', true],
  ['_ga', '_ga_G1B2C3', false],
  ['_ga_*', '_ga_G1B2C3', true],
  ['_ga_*', '_ga_', true],
  ['_ga_*', '_ga', false],
  ['_pk_id.*', '_pk_idx', false],
  ['*', 'consent', false],
])('a list with %s names the cookie %s: %s', (listed, name, expected) => {
  expect(isNamed(listed, name)).toBe(expected);
});
