import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseTcfConsent } from '@travel-shell/contract/parsers/parseTcfConsent';

/** Stores the choices in the full framework, also while the page is left, and returns the stored ones (API-061). Fails with an `ApiError` only. */
export const saveTcfConsent = (
  choices: Schema<'SaveTcfConsent'>,
  signal?: AbortSignal,
): Promise<Schema<'TcfConsent'>> =>
  call('post', '/i/api/iabtcf/v1/consent', {
    json: choices,
    parse: parseTcfConsent,
    signal,
    keepalive: true,
  });
