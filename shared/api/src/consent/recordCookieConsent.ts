import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseCookieConsent } from '@travel-shell/contract/parsers/parseCookieConsent';

/** Stores the accepted categories, also while the page is left, and returns the stored ones (API-056). Fails with an `ApiError` only. */
export const recordCookieConsent = (
  acceptedCategories: Schema<'CookieCategory'>[],
  text?: Schema<'ConsentText'>,
  signal?: AbortSignal,
): Promise<Schema<'CookieConsent'>> =>
  call('post', '/i/api/cookiebanner/v1/consent/record', {
    json: { acceptedCategories, ...(text && { text }) },
    parse: parseCookieConsent,
    signal,
    keepalive: true,
  });
