import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseConsentRecords } from '@travel-shell/contract/parsers/parseConsentRecords';

/** The visitor's own record of what they chose, the newest of each kind. Fails with an `ApiError` only. */
export const fetchConsentRecords = (signal?: AbortSignal): Promise<Schema<'ConsentRecords'>> =>
  call('get', '/i/api/consent/v1/records', { parse: parseConsentRecords, signal });
