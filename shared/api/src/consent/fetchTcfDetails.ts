import { call } from '@travel-shell/api';
import type { Answer } from '@travel-shell/contract/Call';
import { getTcfDetailedPreferences } from '@travel-shell/contract/calls/getTcfDetailedPreferences';
import type { Parse } from '@travel-shell/contract/parse';

/** One address with several answers, by its query (API-062); the parser says which one is expected. Fails with an `ApiError` only. */
export const fetchTcfDetails = <T extends Answer<'getTcfDetailedPreferences'>>(
  query: { part?: 'rows'; vendorId?: number },
  parse: Parse<T>,
  signal: AbortSignal | undefined,
): Promise<T> =>
  call<'getTcfDetailedPreferences'>({ ...getTcfDetailedPreferences, parse }, { query, signal }) as Promise<T>;
