import type { Schema } from '@travel-shell/contract';
import { parseTcfVendorRows } from '@travel-shell/contract/parsers/parseTcfVendorRows';
import { fetchDetailed } from './fetchDetailed.ts';

/** What a list of all vendors shows, without the details of each (API-062). Fails with an `ApiError` only. */
export const fetchTcfVendorRows = (signal?: AbortSignal): Promise<Schema<'TcfVendorRows'>> =>
  fetchDetailed({ part: 'rows' }, parseTcfVendorRows, signal);
