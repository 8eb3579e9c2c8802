import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseTcfInitialPreferences } from '@travel-shell/contract/parsers/parseTcfInitialPreferences';

/** The contents of the first layer of the full framework (API-063). Fails with an `ApiError` only. */
export const fetchTcfInitialPreferences = (signal?: AbortSignal): Promise<Schema<'TcfInitialPreferences'>> =>
  call('get', '/i/api/iabtcf/v1/initialPrefs', { parse: parseTcfInitialPreferences, signal });
