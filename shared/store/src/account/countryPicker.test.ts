import type { Schema } from '@travel-shell/contract';
import { describe, expect, it } from 'vitest';
import { expandLanguages } from './countryPicker.ts';

const serbia: Schema<'CountryEntry'> = {
  text: 'Србија (српски)',
  locale: 'sr-RS',
  dataHref: '/sr-RS',
  active: true,
  flag: '/site/flags/RS.svg',
  countryCode: 'RS',
  countryName: 'Serbia',
  countryNativeName: 'Србија',
  languageName: 'Serbian',
  languageNativeName: 'српски',
  languageLinks: [
    {
      locale: 'sr-RS',
      text: 'Србија (српски)',
      languageNativeName: 'српски',
      currencyCode: 'RSD',
      active: false,
      dataHref: '/sr-RS',
    },
    {
      locale: 'sr-Latn-RS',
      text: 'Srbija (srpski)',
      languageNativeName: 'srpski',
      currencyCode: 'RSD',
      active: true,
      href: '/sr-Latn-RS',
    },
  ],
};

describe('expandLanguages', () => {
  it('STA-044 gives one entry for each language, with its own link', () => {
    const [cyrillic, latin, ...others] = expandLanguages(serbia);
    expect(others).toEqual([]);
    expect(cyrillic).toEqual({ ...serbia, active: false, languageLinks: [] });
    const { dataHref: _, ...country } = serbia;
    expect(latin).toEqual({
      ...country,
      text: 'Srbija (srpski)',
      locale: 'sr-Latn-RS',
      href: '/sr-Latn-RS',
      languageName: 'Serbian (Latin)',
      languageNativeName: 'srpski',
      languageLinks: [],
    });
  });
});
