import type { Schema } from '@travel-shell/contract';
import { expandLanguages } from '@travel-shell/store/account';
import { searchTextOf } from '../searchTextOf.ts';

export type CountryEntry = Schema<'CountryEntry'>;

/** One site: a country in one language. */
export interface Site {
  entry: CountryEntry;
  /** PIC-014 */
  text: string;
  /** The site's link; undefined for the current site (PIC-020). */
  href: string | undefined;
  /** Crawlers may follow. */
  isCrawlable: boolean;
  /** PIC-023 to PIC-027 */
  searchText: string;
}

export interface Country {
  country: CountryEntry;
  /** One for each language (PIC-017). */
  sites: Site[];
}

/** The list as shown and searched. */
export const countriesOf = (entries: readonly CountryEntry[]): Country[] =>
  entries.map((country) => {
    const hasSeveral = country.languageLinks.length > 1;
    const sites = hasSeveral ? expandLanguages(country) : [country];
    return { country, sites: sites.map((entry) => siteOf(entry, country, hasSeveral)) };
  });

/** The current site, the only one without a link. */
export const activeOf = (countries: readonly Country[]): CountryEntry | undefined =>
  countries.flatMap(({ sites }) => sites).find(({ href }) => href === undefined)?.entry;

function siteOf(entry: CountryEntry, country: CountryEntry, hasSeveral: boolean): Site {
  const { href, dataHref, languageNativeName } = entry;
  // A country with several languages has a name in each, which only `text` contains.
  const text = hasSeveral ? entry.text : `${country.countryNativeName} (${languageNativeName})`;
  const isActive = country.active && (!hasSeveral || entry.active);
  return {
    entry,
    text,
    href: isActive ? undefined : (href ?? dataHref),
    isCrawlable: href !== undefined,
    searchText: searchTextOf(
      text,
      entry.text,
      country.countryNativeName,
      country.countryName,
      languageNativeName,
      entry.languageName,
      country.countryCode,
      entry.locale,
    ),
  };
}
