import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getCountryPicker } from '@travel-shell/contract/calls/getCountryPicker';
import type { EntityState } from '@travel-shell/store';
import { entityFamily } from '@travel-shell/store/entityFamily';
import { loadFailure } from '../loadFailure.ts';

type CountryEntry = Schema<'CountryEntry'>;

const pickers = entityFamily<Schema<'CountryPickerState'>>('countryPicker', (locale) => ({
  load: (signal) => call(getCountryPicker, { query: { locale }, signal }),
  personal: false,
  failure: loadFailure('STATE_FAILED', 'The list of countries'),
}));

/** The country sites as a page of this locale sees them. STA-043, STA-046. */
export const countryPicker = (locale: string): EntityState<Schema<'CountryPickerState'>> => pickers(locale);

/** STA-044: one entry for each language of a country, in the words of that language. */
export function expandLanguages(entry: CountryEntry): CountryEntry[] {
  const { href: _, dataHref: __, ...country } = entry;
  return entry.languageLinks.map(({ currencyCode: _code, ...language }) => ({
    ...country,
    ...language,
    languageName: language.locale === entry.locale ? entry.languageName : englishNameOf(language.locale),
    languageLinks: [],
  }));
}

/** Made once: a list has hundreds of languages, and each of these takes as long as many names. */
let english: Intl.DisplayNames | undefined;

/** Without the country, which the entry shows already. */
function englishNameOf(locale: string): string {
  const { language, script } = new Intl.Locale(locale);
  const tag = script ? `${language}-${script}` : language;
  english ??= new Intl.DisplayNames('en', { type: 'language' });
  return english.of(tag) ?? tag;
}
