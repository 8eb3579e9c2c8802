import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseChosenCurrency } from '@travel-shell/contract/parsers/parseChosenCurrency';

/** Chooses a currency, for the account too if `store` is set (API-032). Fails with an `ApiError` only. */
export const setCurrency = (
  choice: Schema<'CurrencyChoice'>,
  signal?: AbortSignal,
): Promise<Schema<'ChosenCurrency'>> =>
  call('post', '/i/api/account/currency/v1/set', { json: choice, parse: parseChosenCurrency, signal });
