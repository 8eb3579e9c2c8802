import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { VERTICAL_URL_PATTERNS } from './verticalUrlPatterns.ts';

/** Currencies, countries with their languages, and the addresses of each vertical's searches. */
export async function seedPickers(db: Kysely<Database>): Promise<void> {
  const present = await db.selectFrom('vertical_url_patterns').select('vertical').limit(1).execute();
  if (present.length > 0) return;
  const { currencies, countries } = await computeOnce();

  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('currencies')
      .values(
        currencies.map(({ code, name, nativeName, symbol, isOffered, topPosition }) => ({
          currency_code: code,
          name,
          native_name: nativeName,
          symbol,
          show_currency: isOffered,
          top_position: topPosition,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('countries')
      .values(
        countries.map(({ code, name, currencyCode }) => ({ country_code: code, name, currency_code: currencyCode })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('site_locales')
      .values(
        countries.flatMap(({ code, sites }) =>
          sites.map((site, position) => ({
            locale: site.locale,
            country_code: code,
            position,
            country_native_name: site.countryNativeName,
            language_name: site.languageName,
            language_native_name: site.languageNativeName,
            crawlable: site.crawlable,
          })),
        ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('vertical_url_patterns')
      .values(Object.entries(VERTICAL_URL_PATTERNS).map(([vertical, template]) => ({ vertical, template })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

let computed: ReturnType<typeof compute> | undefined;
/** Constant, so computed once for all databases of a process (as in tests). */
const computeOnce = () => {
  computed ??= compute();
  return computed;
};

/** Loaded for an empty database only: the names of countries and currencies take 10 MB of `Intl`. */
async function compute() {
  const [{ countriesOf }, { currenciesOf }, { readCldr }] = await Promise.all([
    import('./countryData.ts'),
    import('./currencyData.ts'),
    import('./readCldr.ts'),
  ]);
  const cldr = await readCldr();
  const countries = countriesOf(cldr);
  const firstLocales = new Map(countries.map(({ code, sites }) => [code, sites[0]?.locale ?? 'en']));
  return { countries, currencies: currenciesOf(cldr, (country) => firstLocales.get(country) ?? 'en') };
}
