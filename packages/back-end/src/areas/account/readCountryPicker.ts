import type { Schema } from '@travel-shell/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { SiteLocaleTable } from './accountTables.ts';

interface SiteLocale extends Selectable<SiteLocaleTable> {
  country_name: string;
  currency_code: string;
}

/** All country sites, sorted by English name, with the one active for the page's locale (STA-043). */
export async function readCountryPicker(
  db: Kysely<Database>,
  page: Intl.Locale,
): Promise<Schema<'CountryPickerState'>> {
  const rows: SiteLocale[] = await db
    .selectFrom('site_locales as site')
    .innerJoin('countries as country', 'country.country_code', 'site.country_code')
    .selectAll('site')
    .select(['country.name as country_name', 'country.currency_code'])
    .orderBy('site.country_code')
    .orderBy('site.position')
    .execute();

  const byCountry = Map.groupBy(rows, (row) => row.country_code);
  const active = findActive(byCountry.get(page.region ?? '') ?? [], page);
  const countries = [...byCountry.values()].map((sites) => toCountryEntry(sites, active));
  return {
    countries: countries.sort((a, b) => a.countryName.localeCompare(b.countryName, 'en')),
    languages: (byCountry.get(active?.country_code ?? '') ?? []).map(({ locale }) => ({
      locale,
      dataHref: `/${locale}`,
      active: locale === active?.locale,
    })),
  };
}

/** The country's site in the page's language, else in its first one. */
const findActive = (sites: SiteLocale[], page: Intl.Locale) =>
  sites.find(({ locale }) => locale === page.baseName) ??
  sites.find(({ locale }) => new Intl.Locale(locale).language === page.language) ??
  sites[0];

function toCountryEntry(sites: SiteLocale[], active: SiteLocale | undefined): Schema<'CountryEntry'> {
  const isActive = sites.some(({ locale }) => locale === active?.locale);
  const shown = (isActive && active) || (sites[0] as SiteLocale);
  return {
    text: textOf(shown),
    locale: shown.locale,
    ...linkTo(shown),
    active: isActive,
    flag: `/site/flags/${shown.country_code}.webp`,
    countryCode: shown.country_code,
    countryName: shown.country_name,
    countryNativeName: shown.country_native_name,
    languageName: shown.language_name,
    languageNativeName: shown.language_native_name,
    languageLinks: sites.map((site) => ({
      locale: site.locale,
      text: textOf(site),
      languageNativeName: site.language_native_name,
      currencyCode: site.currency_code,
      active: site.locale === active?.locale,
      ...linkTo(site),
    })),
  };
}

/** PIC-014. */
const textOf = (site: SiteLocale) => `${site.country_native_name} (${site.language_native_name})`;

/** `dataHref` keeps search engines away from sites without a translation of their own. */
const linkTo = ({ locale, crawlable }: SiteLocale) => (crawlable ? { href: `/${locale}` } : { dataHref: `/${locale}` });
