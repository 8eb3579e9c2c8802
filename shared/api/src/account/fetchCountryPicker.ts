import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getCountryPicker } from '@travel-shell/contract/calls/getCountryPicker';

/** The country sites, with the one of the page's locale marked (STA-043). Fails with an `ApiError` only. */
export const fetchCountryPicker = (locale: string, signal?: AbortSignal): Promise<Schema<'CountryPickerState'>> =>
  call(getCountryPicker, {
    query: { locale },
    signal,
  });
