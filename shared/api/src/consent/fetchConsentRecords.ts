import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getConsentRecords } from '@travel-shell/contract/calls/getConsentRecords';

/** The visitor's own record of what they chose, the newest of each kind. Fails with an `ApiError` only. */
export const fetchConsentRecords = (signal?: AbortSignal): Promise<Schema<'ConsentRecords'>> =>
  call(getConsentRecords, { signal });
