import type { Schema } from '@travel-shell/contract';
// Files, because the client only accepts http(s) URLs.
import AX from './flags/AX.svg?no-inline';
import BE from './flags/BE.svg?no-inline';
import DE from './flags/DE.svg?no-inline';
import IE from './flags/IE.svg?no-inline';
import JP from './flags/JP.svg?no-inline';
import SA from './flags/SA.svg?no-inline';

const address = (picture: string) => new URL(picture, globalThis.location?.href ?? 'http://localhost').href;

type CountryEntry = Schema<'CountryEntry'>;
type Currency = Schema<'Currency'>;

interface Given {
  code: string;
  name: string;
  flag: string;
  /** Locale, country and language by their own names, language in English. */
  languages: readonly (readonly [string, string, string, string])[];
  active?: string;
}

const country = ({ code, name, flag: picture, languages, active }: Given): CountryEntry => {
  const [first] = languages;
  const [locale = '', countryNativeName = '', languageNativeName = '', languageName = ''] = first ?? [];
  return {
    text: `${countryNativeName} (${languageNativeName})`,
    locale,
    href: `/${locale}`,
    active: languages.some(([tag]) => tag === active),
    flag: picture,
    countryCode: code,
    countryName: name,
    countryNativeName,
    languageName,
    languageNativeName,
    languageLinks: languages.map(([tag, country, language]) => ({
      locale: tag,
      text: `${country} (${language})`,
      languageNativeName: language,
      currencyCode: 'EUR',
      active: tag === active,
      href: `/${tag}`,
    })),
  };
};

const belgium = country({
  code: 'BE',
  name: 'Belgium',
  flag: address(BE),
  languages: [
    ['nl-BE', 'België', 'Nederlands', 'Dutch'],
    ['fr-BE', 'Belgique', 'français', 'French'],
  ],
});
const japan = country({
  code: 'JP',
  name: 'Japan',
  flag: address(JP),
  languages: [['ja-JP', '日本', '日本語', 'Japanese']],
});
const { href, ...withoutHref } = japan;

export const SITES: Schema<'CountryPickerState'> = {
  countries: [
    country({
      code: 'AX',
      name: 'Åland Islands',
      flag: address(AX),
      languages: [['sv-AX', 'Åland', 'svenska', 'Swedish']],
    }),
    belgium,
    country({
      code: 'DE',
      name: 'Germany',
      flag: address(DE),
      languages: [['de-DE', 'Deutschland', 'Deutsch', 'German']],
      active: 'de-DE',
    }),
    country({
      code: 'IE',
      name: 'Ireland',
      flag: address(IE),
      languages: [
        ['en-IE', 'Ireland', 'English', 'English'],
        ['ga-IE', 'Éire', 'Gaeilge', 'Irish'],
      ],
    }),
    // Not for crawlers.
    { ...withoutHref, dataHref: href as string, languageLinks: [] },
    country({
      code: 'SA',
      name: 'Saudi Arabia',
      flag: address(SA),
      languages: [['ar-SA', 'المملكة العربية السعودية', 'العربية', 'Arabic']],
    }),
  ],
  languages: [{ locale: 'de-DE', dataHref: '/de-DE', active: true }],
};

const names = new Intl.DisplayNames('en', { type: 'region' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** All countries, each with two languages: 500 links. */
export const ALL_SITES: Schema<'CountryPickerState'> = {
  countries: LETTERS.flatMap((one) => LETTERS.map((two) => one + two))
    .filter((code) => names.of(code) !== code)
    .slice(0, 250)
    .map((code) => {
      const name = names.of(code) as string;
      return country({
        code,
        name,
        flag: address(IE),
        languages: [
          [`en-${code}`, name, 'English', 'English'],
          [`fr-${code}`, name, 'français', 'French'],
        ],
      });
    }),
  languages: [],
};

const currency = (
  currencyCode: string,
  displayName: string,
  htmlSymbolAlone: string,
  nativeName: string = displayName,
  showCurrency = true,
): Currency => ({
  currencyCode,
  displayName,
  name: `Legal tender ${[...currencyCode].toReversed().join('')}`,
  nativeName,
  htmlSymbolAlone,
  showCurrency,
});

const EUR = currency('EUR', 'Euro', '&euro;');
const GBP = currency('GBP', 'British pound', '£', 'Pound sterling');
const USD = currency('USD', 'US dollar', '$');

export const CURRENCIES: Schema<'CurrencyPickerState'> = {
  topCurrencies: [USD, EUR, GBP],
  allCurrencies: [
    currency('AUD', 'Australian dollar', 'A$'),
    currency('BRL', 'Brazilian real', 'R$', 'real brasileiro'),
    GBP,
    currency('DEM', 'Deutsche mark', 'DM', 'Deutsche Mark', false),
    EUR,
    currency('JPY', 'Japanese yen', '¥', '日本円'),
    currency('SEK', 'Swedish krona', 'kr', 'svensk krona'),
    currency('CHF', 'Swiss franc', 'CHF', 'Schweizer Franken'),
    USD,
  ],
  current: EUR,
};

const localized = new Map<string, Schema<'CurrencyPickerState'>>();

/** `CURRENCIES`, as the back end names them in a language. */
export function currenciesIn(locale: string): Schema<'CurrencyPickerState'> {
  const known = localized.get(locale);
  if (known || locale === 'pseudo' || locale.startsWith('en')) return known ?? CURRENCIES;
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const name = (one: Currency): Currency => ({ ...one, displayName: names.of(one.currencyCode) ?? one.displayName });
  const { topCurrencies, allCurrencies, current } = CURRENCIES;
  const state = { topCurrencies: topCurrencies.map(name), allCurrencies: allCurrencies.map(name), current };
  localized.set(locale, state);
  return state;
}
