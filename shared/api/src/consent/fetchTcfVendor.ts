import type { Schema } from '@travel-shell/contract';
import { parseTcfVendor } from '@travel-shell/contract/parsers/parseTcfVendor';
import { fetchDetailed } from './fetchDetailed.ts';

/** The details of one vendor of the full framework (API-062). Fails with an `ApiError` only. */
export const fetchTcfVendor = (vendorId: number, signal?: AbortSignal): Promise<Schema<'TcfVendor'>> =>
  fetchDetailed({ vendorId }, parseTcfVendor, signal);
