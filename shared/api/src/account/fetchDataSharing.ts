import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getDataSharing } from '@travel-shell/contract/calls/getDataSharing';

/** Whether data about the visitor may be shared (API-033). Fails with an `ApiError` only. */
export const fetchDataSharing = (signal?: AbortSignal): Promise<Schema<'DataSharing'>> =>
  call(getDataSharing, { signal });
