import type { Schema } from '@travel-shell/contract';
import { parseTcfDetailedPreferences } from '@travel-shell/contract/parsers/parseTcfDetailedPreferences';
import { fetchDetailed } from './fetchDetailed.ts';

/** The contents of the second layer of the full framework, hundreds of vendors (API-062). Fails with an `ApiError` only. */
export const fetchTcfDetailedPreferences = (signal?: AbortSignal): Promise<Schema<'TcfDetailedPreferences'>> =>
  fetchDetailed({}, parseTcfDetailedPreferences, signal);
