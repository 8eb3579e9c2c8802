import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { recordCookieConsent as operation } from '@travel-shell/contract/calls/recordCookieConsent';

/** Stores the accepted categories, also while the page is left, and returns the stored ones (API-056). Fails with an `ApiError` only. */
export const recordCookieConsent = (
  acceptedCategories: Schema<'CookieCategory'>[],
  text?: Schema<'ConsentText'>,
  signal?: AbortSignal,
): Promise<Schema<'CookieConsent'>> =>
  call(operation, {
    json: { acceptedCategories, ...(text && { text }) },
    signal,
    keepalive: true,
  });
