import { freshStore } from '@travel-shell/testing/freshStore';
import { stubPage } from '@travel-shell/testing/stubPage';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { trackSiteChoice } from './trackSiteChoice.ts';

afterEach(() => vi.unstubAllGlobals());

describe('PIC-032 STA-047 the line of analytics for a chosen site', () => {
  const CANADA = { countryCode: 'CA', locale: 'fr-CA' };

  it.each([
    ['another country', { countryCode: 'JP', locale: 'ja-JP' }, 'nl-BE', ['JP', 'ja', 'BE', 'nl', true]],
    ['the same site, and a device without a locale', CANADA, 'C', ['CA', 'fr', '', '', false]],
    ['another language of the same site', { ...CANADA, locale: 'en-CA' }, 'zh-Hant-TW', ['CA', 'en', 'TW', 'zh', true]],
    ['the same language of another site', { ...CANADA, countryCode: 'BE' }, 'de', ['BE', 'fr', '', 'de', true]],
  ])('%s', async (_title, chosen, device, expected) => {
    const { page } = stubPage();
    await freshStore();
    let told: unknown;
    page.addEventListener('travel-track', (event) => {
      told = (event as CustomEvent).detail.data;
    });
    trackSiteChoice(chosen, CANADA, device);
    const [selectedServer, selectedLanguage, deviceCountry, deviceLanguage, isChanged] = expected;
    expect(told).toEqual({
      ...{ selectedServer, selectedLanguage, prefilledServer: 'CA', prefilledLanguage: 'fr' },
      ...{ deviceCountry, deviceLanguage, isChanged },
    });
  });
});
