import { LOCALES } from '@travel-shell/core';
import type { Cldr } from './readCldr.ts';

export interface CountryData {
  code: string;
  /** In English. */
  name: string;
  currencyCode: string;
  /** One for each language, the most spoken first. */
  sites: SiteLocaleData[];
}

export interface SiteLocaleData {
  locale: string;
  countryNativeName: string;
  languageName: string;
  languageNativeName: string;
  crawlable: boolean;
}

/** CLDR codes that are not ISO 3166 countries. Kosovo's XK is not one either, but stays selectable. */
const NO_COUNTRY = ['AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA', 'ZZ'];
/** Maximum number of languages per country; Zimbabwe has sixteen. */
const MAX_LANGUAGES = 4;

const inEnglish = {
  region: new Intl.DisplayNames('en', { type: 'region' }),
  language: new Intl.DisplayNames('en', { type: 'language' }),
};

/** About 250 countries with the languages a site speaks there. */
export function countriesOf(cldr: Cldr): CountryData[] {
  return Object.keys(cldr.territories)
    .filter((code) => !NO_COUNTRY.includes(code))
    .map((code) => ({
      code,
      name: inEnglish.region.of(code) ?? code,
      currencyCode: currentTender(cldr, code) ?? 'USD',
      sites: languagesOf(cldr, code).map((language) => siteOf(language, code)),
    }));
}

/** A country's current currency. */
export const tendersOf = (cldr: Cldr, country: string): string[] =>
  (cldr.currencies[country] ?? []).flatMap((entry) =>
    Object.entries(entry)
      .filter(([, { _to, _tender }]) => _to === undefined && _tender !== 'false')
      .map(([code]) => code),
  );

const currentTender = (cldr: Cldr, country: string): string | undefined => tendersOf(cldr, country)[0];

/**
 * Official languages, else those used officially in practice, else the most spoken one; only those with a name in
 * Unicode.
 */
function languagesOf(cldr: Cldr, country: string): string[] {
  const spoken = Object.entries(cldr.territories[country]?.languagePopulation ?? {})
    .map(([tag, { _populationPercent, _officialStatus }]) => ({
      tag: tag.replaceAll('_', '-'),
      percent: Number(_populationPercent),
      status: _officialStatus,
    }))
    .filter(({ tag }) => Intl.DisplayNames.supportedLocalesOf(tag).length > 0)
    // CLDR lists Norwegian both as one language and as its two forms.
    .filter(({ tag }) => tag !== 'no')
    .sort((a, b) => b.percent - a.percent);
  const inStatus = (status: string) => spoken.filter((language) => language.status === status);
  const official = inStatus('official');
  const chosen = official.length > 0 ? official : inStatus('de_facto_official');
  const tags = (chosen.length > 0 ? chosen : spoken.slice(0, 1)).map(({ tag }) => tag);
  return tags.length > 0 ? tags.slice(0, MAX_LANGUAGES) : ['en'];
}

function siteOf(language: string, country: string): SiteLocaleData {
  const locale = shortTag(language, country);
  const languageNames = new Intl.DisplayNames(language, { type: 'language' });
  return {
    locale,
    countryNativeName: new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country,
    languageName: inEnglish.language.of(language) ?? language,
    languageNativeName: languageNames.of(language) ?? language,
    crawlable: TRANSLATED.has(locale),
  };
}

/** Keeps the script only where the country implies another one: `zh-Hant-HK` is `zh-HK`, `sr-Latn-RS` stays. */
function shortTag(language: string, country: string): string {
  const full = new Intl.Locale(language, { region: country });
  const short = new Intl.Locale(full.language, { region: country });
  return full.maximize().script === short.maximize().script ? short.toString() : full.toString();
}

/** The locales the kit has translations for, each with a region. */
const TRANSLATED = new Set(
  LOCALES.map((locale) => {
    const { language, region } = new Intl.Locale(locale).maximize();
    return `${language}-${region}`;
  }),
);
