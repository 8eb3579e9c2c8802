import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { saveTcfConsent as operation } from '@travel-shell/contract/calls/saveTcfConsent';

/** Stores the choices in the full framework, also while the page is left, and returns the stored ones (API-061). Fails with an `ApiError` only. */
export const saveTcfConsent = (
  choices: Schema<'SaveTcfConsent'>,
  signal?: AbortSignal,
): Promise<Schema<'TcfConsent'>> =>
  call(operation, {
    json: choices,
    signal,
    keepalive: true,
  });
