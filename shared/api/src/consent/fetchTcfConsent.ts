import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getTcfConsent } from '@travel-shell/contract/calls/getTcfConsent';

/** The choices in the full framework, or their defaults (API-060). Fails with an `ApiError` only. */
export const fetchTcfConsent = (signal?: AbortSignal): Promise<Schema<'TcfConsent'>> => call(getTcfConsent, { signal });
