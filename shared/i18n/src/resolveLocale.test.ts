import { LOCALES } from '@travel-shell/core';
import { expect, test } from 'vitest';
import { resolveLocale } from './resolveLocale.ts';

test.each([
  ['de-DE', 'de-DE'],
  ['de', 'de-DE'],
  ['de-AT', 'de-DE'],
  ['fr-ca', 'fr-FR'],
  ['ar-EG', 'ar'],
  ['JA_jp', 'ja-JP'],
  [' es ', 'es-ES'],
  ['en-GB', 'en-US'],
  ['PSEUDO', 'pseudo'],
  ['nl', 'en-US'],
  // Pashto, which `pseudo` begins with.
  ['ps-AF', 'en-US'],
  ['', 'en-US'],
  [undefined, 'en-US'],
])('%s is served as %s', (requested, expected) => {
  expect(resolveLocale(requested)).toBe(expected);
});

test('every shipped locale is served as itself', () => {
  expect(LOCALES.map((locale) => resolveLocale(locale))).toEqual([...LOCALES]);
});
