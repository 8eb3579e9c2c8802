import type { Schema } from '@travel-shell/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

type Currency = Schema<'Currency'>;

interface Visitor {
  locale: Intl.Locale;
  /** The choice made in this session, as sent by the browser. */
  chosen: string | undefined;
  userId: string | undefined;
}

/** The currencies and the active one: chosen in this session, else the account's, else the country's. */
export async function readCurrencyPicker(
  db: Kysely<Database>,
  visitor: Visitor,
): Promise<Schema<'CurrencyPickerState'>> {
  const rows = await db.selectFrom('currencies').selectAll().execute();
  const names = new Intl.DisplayNames(visitor.locale, { type: 'currency' });
  const collator = new Intl.Collator(visitor.locale);
  const byCode = new Map(
    rows.map((row): [string, Currency] => [
      row.currency_code,
      {
        currencyCode: row.currency_code,
        displayName: names.of(row.currency_code) ?? row.name,
        name: row.name,
        nativeName: row.native_name,
        htmlSymbolAlone: row.symbol,
        showCurrency: row.show_currency,
      },
    ]),
  );
  const offered = (code: string | null | undefined) => {
    const currency = byCode.get(code ?? '');
    return currency?.showCurrency ? currency : undefined;
  };
  const top = rows.filter((row) => row.top_position !== null);
  const topCurrencies = top
    .sort((a, b) => (a.top_position ?? 0) - (b.top_position ?? 0))
    .map((row) => byCode.get(row.currency_code) as Currency);
  return {
    topCurrencies,
    allCurrencies: [...byCode.values()].sort((a, b) => collator.compare(a.displayName, b.displayName)),
    current:
      offered(visitor.chosen) ??
      offered(await readStored(db, visitor.userId)) ??
      offered(await readOfCountry(db, visitor.locale.region)) ??
      (topCurrencies[0] as Currency),
  };
}

async function readStored(db: Kysely<Database>, userId: string | undefined) {
  if (!userId) return null;
  const settings = await db
    .selectFrom('account_settings')
    .select('currency_code')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return settings?.currency_code;
}

async function readOfCountry(db: Kysely<Database>, region: string | undefined) {
  const country = await db
    .selectFrom('countries')
    .select('currency_code')
    .where('country_code', '=', region ?? '')
    .executeTakeFirst();
  return country?.currency_code;
}
