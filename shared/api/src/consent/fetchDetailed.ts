import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getTcfDetailedPreferences } from '@travel-shell/contract/calls/getTcfDetailedPreferences';
import type { Parse } from '@travel-shell/contract/parse';

type Detailed = Schema<'TcfDetailedPreferences'> | Schema<'TcfVendorRows'> | Schema<'TcfVendor'>;

/** One address with several answers, by its query (API-062); the parser says which one is expected. */
export const fetchDetailed = <T extends Detailed>(
  query: { part?: 'rows'; vendorId?: number },
  parse: Parse<T>,
  signal: AbortSignal | undefined,
): Promise<T> =>
  call<'getTcfDetailedPreferences'>(
    { ...getTcfDetailedPreferences, parse: parse as Parse<Detailed> as Parse<Schema<'TcfDetailedPreferences'>> },
    { query, signal },
  ) as Promise<T>;
