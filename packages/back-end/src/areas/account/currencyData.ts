import { tendersOf } from './countryData.ts';
import type { Cldr } from './readCldr.ts';

export interface CurrencyData {
  code: string;
  /** In English. */
  name: string;
  nativeName: string;
  symbol: string;
  isOffered: boolean;
  topPosition: number | null;
}

const TOP = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'CNY', 'INR'];
/** Currencies not usable outside their country, so no prices are shown in them (PIC-045). */
const NOT_OFFERED = ['KPW', 'VED'];

const english = new Intl.DisplayNames('en', { type: 'currency' });

/** Every currency of ISO 4217 that is legal tender somewhere today. `nativeLocaleOf` gives a country's first locale. */
export function currenciesOf(cldr: Cldr, nativeLocaleOf: (country: string) => string): CurrencyData[] {
  const homes = homesOf(cldr);
  return [...homes].map(([code, home]) => ({
    code,
    name: english.of(code) ?? code,
    nativeName: new Intl.DisplayNames(nativeLocaleOf(home), { type: 'currency' }).of(code) ?? code,
    symbol: symbolOf(code),
    isOffered: !NOT_OFFERED.includes(code),
    topPosition: TOP.includes(code) ? TOP.indexOf(code) : null,
  }));
}

/** For each currency, the country its code starts with, else the one where most people use it. */
function homesOf(cldr: Cldr): Map<string, string> {
  const homes = new Map<string, string>();
  const population = (country: string) => Number(cldr.territories[country]?._population ?? 0);
  for (const country of Object.keys(cldr.territories)) {
    for (const code of tendersOf(cldr, country)) {
      const home = homes.get(code);
      const isItsOwn = code.startsWith(country);
      if (home === undefined || isItsOwn || (!code.startsWith(home) && population(country) > population(home))) {
        homes.set(code, country);
      }
    }
  }
  return homes;
}

/** The narrow symbol; the code is shown beside it, so $ is not ambiguous. */
function symbolOf(currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
