import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { describe, expect, it } from 'vitest';
import { logoConfigOf } from './logoConfig.ts';

const request = { vertical: 'hotels', brand: 'Sister', presentation: 'dark' } as const;

describe('logoConfigOf', () => {
  it('STA-089 STA-090 merges the request with the site’s configuration', () => {
    const logo = {
      isUnderLogoEnabled: true,
      normalFromMedium: ['hotels', 'flights'],
      normalFromExtraLarge: ['trains'],
    } as const;
    configureForTest({ logo });
    expect(logoConfigOf({ ...request, isInverted: true, isCompact: true })).toEqual({
      vertical: 'hotels',
      brand: 'sister',
      presentation: 'dark',
      isInverted: true,
      isCompact: true,
      ...logo,
    });
  });

  it('STA-089 is plain by default', () => {
    configureForTest({});
    expect(logoConfigOf(request)).toEqual({
      vertical: 'hotels',
      brand: 'sister',
      presentation: 'dark',
      isInverted: false,
      isCompact: false,
      isUnderLogoEnabled: false,
      normalFromMedium: [],
      normalFromExtraLarge: [],
    });
  });
});
