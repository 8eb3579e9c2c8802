import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getTcfInitialPreferences } from '@travel-shell/contract/calls/getTcfInitialPreferences';

/** The contents of the first layer of the full framework (API-063). Fails with an `ApiError` only. */
export const fetchTcfInitialPreferences = (signal?: AbortSignal): Promise<Schema<'TcfInitialPreferences'>> =>
  call(getTcfInitialPreferences, { signal });
