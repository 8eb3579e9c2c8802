import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { setDataSharing } from '@travel-shell/contract/calls/setDataSharing';

/** Opts out of data sharing, or in again, also while the page is left (API-034). Fails with an `ApiError` only. */
export const saveDataSharing = (sharing: Schema<'DataSharing'>, signal?: AbortSignal): Promise<Schema<'DataSharing'>> =>
  call(setDataSharing, {
    json: sharing,
    signal,
    keepalive: true,
  });
