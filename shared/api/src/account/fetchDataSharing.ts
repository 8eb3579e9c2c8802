import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseDataSharing } from '@travel-shell/contract/parsers/parseDataSharing';

/** Whether data about the visitor may be shared (API-033). Fails with an `ApiError` only. */
export const fetchDataSharing = (signal?: AbortSignal): Promise<Schema<'DataSharing'>> =>
  call('get', '/i/api/account/dataSharing/v1/optOut', { parse: parseDataSharing, signal });
