import { expect, test } from 'vitest';
import { readDate } from './readDate.ts';

const FEBRUARY = { day: '28', month: '2', year: '1990' };

test.each([
  ['1990-02-28', 'en-US'],
  ['1990/2/28', 'en-US'],
  ['1990-02-28T00:00:00Z', 'en-US'],
  ['1990-02-28 10:30', 'en-US'],
  ['28.02.1990', 'en-US'],
  ['28. 2. 1990', 'de-DE'],
  ['28/02/1990', 'en-US'],
  ['2/28/1990', 'de-DE'],
  ['28 Feb 1990', 'en-US'],
  ['Wed, 28 February 1990', 'de-DE'],
  ['February 28, 1990', 'en-US'],
  ['28th of February, 1990', 'en-US'],
  ['1990 Feb. 28', 'en-US'],
  ['28. Februar 1990', 'de-DE'],
  ['28 février 1990', 'fr-FR'],
  ['28 fevrier 1990', 'fr-FR'],
  ['28 fe\u0301vrier 1990', 'fr-FR'],
  ['28 de febrero de 1990', 'es-ES'],
  ['1990年2月28日', 'ja-JP'],
  ['٢٨ فبراير ١٩٩٠', 'ar'],
  ['１９９０-０２-２８', 'ja-JP'],
])('reads “%s” in %s', (text, lang) => {
  expect(readDate(text, lang)).toEqual(FEBRUARY);
});

test('reads a day that is also a month where it is one either way, or has dots', () => {
  expect(readDate('3.2.1990', 'en-US')).toEqual({ day: '3', month: '2', year: '1990' });
  expect(readDate('02/02/1990', 'en-US')).toEqual({ day: '2', month: '2', year: '1990' });
});

test.each([
  '03/02/1990',
  '28',
  '2/28',
  '28.2.90',
  '1990',
  '19900228',
  '28 1990',
  '31-13-1990',
  '28 Mar Feb 1990',
  '',
  'x',
])('leaves “%s” what it is', (text) => {
  expect(readDate(text, 'en-US')).toBeUndefined();
});
