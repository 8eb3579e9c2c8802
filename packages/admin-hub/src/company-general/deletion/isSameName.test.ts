import { expect, test } from 'vitest';
import { isSameName } from './isSameName.ts';

test.each([
  ['Northwind Labs', 'Northwind Labs', true],
  ['  Northwind Labs\n', 'Northwind Labs', true],
  // Composed here, with a combining mark there.
  ['Caf\u00e9 Z\u00fcrich', 'Cafe\u0301 Zu\u0308rich', true],
  ['Cafe\u0301', 'Caf\u00e9', true],
  ['\u1112\u1161\u11ab', '\ud55c', true],
  ['northwind labs', 'Northwind Labs', false],
  ['Northwind  Labs', 'Northwind Labs', false],
  ['Northwind', 'Northwind Labs', false],
  ['', 'Northwind Labs', false],
  // Another letter that looks the same is another name.
  ['\ufb01rm', 'firm', false],
])('%j for %j: %s', (typed, name, isSame) => {
  expect(isSameName(typed, name)).toBe(isSame);
});
