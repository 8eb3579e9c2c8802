import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { setCurrency as operation } from '@travel-shell/contract/calls/setCurrency';

/** Chooses a currency, for the account too if `store` is set (API-032). Fails with an `ApiError` only. */
export const setCurrency = (
  choice: Schema<'CurrencyChoice'>,
  signal?: AbortSignal,
): Promise<Schema<'ChosenCurrency'>> => call(operation, { json: choice, signal });
