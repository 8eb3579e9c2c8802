import { LOCALES } from '@travel-shell/core';
import { expect, it } from 'vitest';
import { currencyOfLocale } from './currencyOfLocale.ts';

it('US dollars are what these locales have, and no other that was forgotten', () => {
  expect(LOCALES.filter((locale) => currencyOfLocale(locale) === 'USD')).toEqual(['en-US', 'ar', 'pseudo']);
});

it('an unknown locale has US dollars', () => {
  expect(currencyOfLocale('xx-XX')).toBe('USD');
});
