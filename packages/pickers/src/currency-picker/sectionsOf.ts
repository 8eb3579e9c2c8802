import type { Schema } from '@travel-shell/contract';
import { searchTextOf } from '../searchTextOf.ts';
import { symbolOf } from './symbolOf.ts';

type Currency = Schema<'Currency'>;

export interface Choice {
  code: string;
  name: string;
  symbol: string;
  /** PIC-044 */
  searchText: string;
}

export interface Sections {
  /** PIC-040 */
  top: Choice[];
  /** PIC-042 */
  all: Choice[];
}

/** The offered currencies, in the back end's order; PIC-045. */
export const sectionsOf = (lists: {
  topCurrencies: readonly Currency[];
  allCurrencies: readonly Currency[];
}): Sections => ({
  top: lists.topCurrencies.filter(isOffered).map(toChoice),
  all: lists.allCurrencies.filter(isOffered).map(toChoice),
});

const isOffered = ({ showCurrency }: Currency) => showCurrency;

function toChoice(currency: Currency): Choice {
  const { currencyCode: code, displayName, name, nativeName, htmlSymbolAlone } = currency;
  const symbol = symbolOf(htmlSymbolAlone);
  return { code, name: displayName, symbol, searchText: searchTextOf(displayName, code, name, nativeName, symbol) };
}
