import type { Schema } from '@travel-shell/contract';
import { defineState, type State } from '@travel-shell/store';
import { countryPicker, currencyPicker } from '@travel-shell/store/account';
import { atom } from 'jotai/vanilla';
import { currencyFormatOf } from './currencyFormatOf.ts';

/** STA-041. The fields from the back end are empty until loaded. */
export interface PageLocale {
  /** `de` */
  shortLanguageCode: string;
  /** `DE`; empty where the locale names no country. */
  countryCode: string;
  /** The BCP 47 tag: `de-DE`. */
  localeName: string;
  /** The country sites. */
  countries: readonly Schema<'CountryEntry'>[];
  currencyCode: string;
  /** See `currencyFormatOf`. */
  currencyFormat: string;
}

const known = new Map<string, State<PageLocale>>();

/** The locale of a page with its country sites and currency. Loads the country sites and the currency on first use. */
export function pageLocale(localeName: string): State<PageLocale> {
  const state = known.get(localeName) ?? define(localeName);
  known.set(localeName, state);
  return state;
}

function define(localeName: string): State<PageLocale> {
  const { language, region = '' } = new Intl.Locale(localeName);
  const initial: PageLocale = Object.freeze({
    shortLanguageCode: language,
    countryCode: region,
    localeName,
    countries: [],
    currencyCode: '',
    currencyFormat: '',
  });
  return defineState(`pageLocale(${localeName})`, initial, () => ({
    atom: atom((get) => {
      const picker = get(countryPicker(localeName).onPage().atom);
      const currencies = get(currencyPicker(localeName).onPage().atom);
      const countries = picker.data?.countries ?? [];
      const currencyCode = currencies.loadState === 'loaded' ? (currencies.current?.currencyCode ?? '') : '';
      const currencyFormat = currencyCode && currencyFormatOf(localeName, currencyCode);
      return Object.freeze({ ...initial, countries, currencyCode, currencyFormat });
    }),
  }));
}
