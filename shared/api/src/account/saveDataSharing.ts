import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseDataSharing } from '@travel-shell/contract/parsers/parseDataSharing';

/** Opts out of data sharing, or in again, also while the page is left (API-034). Fails with an `ApiError` only. */
export const saveDataSharing = (sharing: Schema<'DataSharing'>, signal?: AbortSignal): Promise<Schema<'DataSharing'>> =>
  call('put', '/i/api/account/dataSharing/v1/optOut', {
    json: sharing,
    parse: parseDataSharing,
    signal,
    keepalive: true,
  });
