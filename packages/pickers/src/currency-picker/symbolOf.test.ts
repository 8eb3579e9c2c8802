import { expect, it } from 'vitest';
import { symbolOf } from './symbolOf.ts';

it.each([
  ['$', '$'],
  ['&euro;', '€'],
  ['&#8364;', '€'],
  ['&#x20AC;', '€'],
  ['A&#36;', 'A$'],
  ['&unknown;', '&unknown;'],
  ['&#99999999;', '&#99999999;'],
  ['<b>', '<b>'],
])('STA-049 a symbol given as %s is %s', (html, text) => {
  expect(symbolOf(html)).toBe(text);
});
