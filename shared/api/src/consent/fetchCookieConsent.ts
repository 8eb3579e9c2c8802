import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getCookieConsent } from '@travel-shell/contract/calls/getCookieConsent';

/** The accepted categories, none before a decision (API-057). Fails with an `ApiError` only. */
export const fetchCookieConsent = (signal?: AbortSignal): Promise<Schema<'CookieConsent'>> =>
  call(getCookieConsent, { signal });
