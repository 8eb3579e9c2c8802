import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getCookiesForCategory } from '@travel-shell/contract/calls/getCookiesForCategory';
import type { CookieCategory } from '@travel-shell/core/cookieCategories';
import type { EntityState } from '@travel-shell/store';
import { entityFamily } from '@travel-shell/store/entityFamily';
import { loadFailure } from '../loadFailure.ts';

const WITHOUT_VENDORS = '-iab';

const family = entityFamily<Schema<'CookieCategoryDetail'>>('cookiesForCategory', (key) => {
  const category = key.replace(WITHOUT_VENDORS, '') as CookieCategory;
  const query = { category, ...(key !== category && { excludeIabVendorCookies: true }) };
  return {
    load: (signal) => call(getCookiesForCategory, { query, signal }),
    personal: false,
    failure: loadFailure('CONSENT_FAILED', `The cookies of ${category}`),
  };
});

/** The cookies of a category; under the full framework without those of its vendors (CNS-O11). STA-076. */
export const cookiesForCategory = (
  category: CookieCategory,
  excludeIabVendorCookies = false,
): EntityState<Schema<'CookieCategoryDetail'>> => family(category + (excludeIabVendorCookies ? WITHOUT_VENDORS : ''));
