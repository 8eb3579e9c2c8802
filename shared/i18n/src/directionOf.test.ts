import { expect, test } from 'vitest';
import { directionOf } from './directionOf.ts';

test.each([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['AR', 'rtl'],
  ['he-IL', 'rtl'],
  ['en-US', 'ltr'],
  ['arn', 'ltr'],
  ['ja-JP', 'ltr'],
  ['', 'ltr'],
])('%s is written %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});
