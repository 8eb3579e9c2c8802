import type { Schema } from '@travel-shell/contract';
import { publish } from '@travel-shell/store';

type Site = Pick<Schema<'CountryEntry'>, 'countryCode' | 'locale'>;

/** Language and country. Some browsers report invalid locales, such as an empty string, `C` or `en-US@posix`. */
const DEVICE_LOCALE = /^([a-z]{2,3})(?:-[A-Z][a-z]{3})?(?:-([A-Z]{2}))?(?![a-z])/;

/** Tells analytics which country site was chosen, and which one it replaces (PIC-032, STA-047). */
export function trackSiteChoice(selected: Site, prefilled: Site, deviceLocale: string = navigator.language): void {
  const [, deviceLanguage = '', deviceCountry = ''] = DEVICE_LOCALE.exec(deviceLocale) ?? [];
  publish('track', {
    piece: 'country-picker',
    part: 'site',
    action: 'select',
    label: selected.locale,
    data: {
      selectedServer: selected.countryCode,
      selectedLanguage: languageOf(selected),
      prefilledServer: prefilled.countryCode,
      prefilledLanguage: languageOf(prefilled),
      deviceCountry,
      deviceLanguage,
      isChanged: selected.locale !== prefilled.locale || selected.countryCode !== prefilled.countryCode,
    },
  });
}

const languageOf = ({ locale }: Site) => new Intl.Locale(locale).language;
