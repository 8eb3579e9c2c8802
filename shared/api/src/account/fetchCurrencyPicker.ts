import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getCurrencyPicker } from '@travel-shell/contract/calls/getCurrencyPicker';

/** The currencies, named in the page's language, and the one in use (API-027). Fails with an `ApiError` only. */
export const fetchCurrencyPicker = (locale: string, signal?: AbortSignal): Promise<Schema<'CurrencyPickerState'>> =>
  call(getCurrencyPicker, {
    query: { locale },
    signal,
  });
