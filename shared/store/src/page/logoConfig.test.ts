import { configureForTest } from '@travel-shell/api/testBackEnd';
import { describe, expect, it } from 'vitest';
import { logoConfigOf } from './logoConfig.ts';

const request = { vertical: 'hotels', brand: 'Sister', presentation: 'dark' } as const;

describe('logoConfigOf', () => {
  it('STA-089 STA-090 puts together what is asked for and what the site has configured', () => {
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

  it('STA-089 is plain where nobody says more', () => {
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
