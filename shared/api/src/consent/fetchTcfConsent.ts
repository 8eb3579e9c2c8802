import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseTcfConsent } from '@travel-shell/contract/parsers/parseTcfConsent';

/** The choices in the full framework, or their defaults (API-060). Fails with an `ApiError` only. */
export const fetchTcfConsent = (signal?: AbortSignal): Promise<Schema<'TcfConsent'>> =>
  call('get', '/i/api/iabtcf/v1/consent', { parse: parseTcfConsent, signal });
