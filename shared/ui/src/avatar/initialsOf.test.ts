import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Alex Morgan', 'AM'],
  ['  alex   morgan ', 'AM'],
  ['Maria del Carmen Sánchez', 'MS'],
  ['Alex', 'A'],
  ['élodie', 'É'],
  ['ßen', 'S'],
  ['山田 太郎', '山'],
  ['ليلى حداد', 'ل'],
  ['alex@example.com', 'A'],
  ['(Alex) "Morgan"', 'AM'],
  ['42', ''],
  ['42@example.com', ''],
  ['', ''],
])('CON-094 MSC-052 takes at most two capitals: "%s" gives "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('capitals follow the language', () => {
  expect(initialsOf('ismail', 'tr')).toBe('İ');
});
