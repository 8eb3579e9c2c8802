import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getCookiesData } from '@travel-shell/contract/calls/getCookiesData';

/** Which consent is still missing (API-028). Fails with an `ApiError` only. */
export const fetchCookiesData = (signal?: AbortSignal): Promise<Schema<'CookiesData'>> =>
  call(getCookiesData, { signal });
