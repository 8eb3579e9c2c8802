import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseCookiesData } from '@travel-shell/contract/parsers/parseCookiesData';

/** Which consent is still missing (API-028). Fails with an `ApiError` only. */
export const fetchCookiesData = (signal?: AbortSignal): Promise<Schema<'CookiesData'>> =>
  call('get', '/horizon/common/privacy/providers/CookiesDataProvider', { parse: parseCookiesData, signal });
