import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseCookieConsent } from '@travel-shell/contract/parsers/parseCookieConsent';

/** The accepted categories, none before a decision (API-057). Fails with an `ApiError` only. */
export const fetchCookieConsent = (signal?: AbortSignal): Promise<Schema<'CookieConsent'>> =>
  call('get', '/i/api/cookiebanner/v1/consent', { parse: parseCookieConsent, signal });
