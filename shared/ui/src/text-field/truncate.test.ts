import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

test.each([
  ['abcdef', 3, 'abc'],
  ['abc', 3, 'abc'],
  ['abc', undefined, 'abc'],
  ['abc', 0, ''],
  ['abc', -1, 'abc'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['', 2, ''],
])('MSC-053 "%s" to at most %s is "%s"', (text, maxLength, expected) => {
  expect(truncate(text, maxLength)).toBe(expected);
});
