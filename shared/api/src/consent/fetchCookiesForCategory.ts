import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getCookiesForCategory } from '@travel-shell/contract/calls/getCookiesForCategory';

/**
 * The cookies of a category (API-058). Under the full framework, which asks about its vendors itself, their
 * cookies are left out (API-059, CNS-O11). Fails with an `ApiError` only.
 */
export const fetchCookiesForCategory = (
  category: Schema<'CookieCategory'>,
  excludeIabVendorCookies: boolean,
  signal?: AbortSignal,
): Promise<Schema<'CookieCategoryDetail'>> =>
  call(getCookiesForCategory, {
    query: { category, ...(excludeIabVendorCookies && { excludeIabVendorCookies }) },
    signal,
  });
