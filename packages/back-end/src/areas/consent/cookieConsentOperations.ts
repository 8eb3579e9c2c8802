import type { Schema } from '@travel-shell/contract';
import { CONSENT_COOKIE } from '@travel-shell/core/consentCookieNames';
import { COOKIE_CATEGORIES } from '@travel-shell/core/cookieCategories';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { categoriesCookie, countsHere, mirrorDecision } from './consentCookies.ts';
import { newestRecord } from './consentRecords.ts';
import { readVisitor } from './consentVisitor.ts';
import type { Decisions } from './storeDecisions.ts';

type Category = Schema<'CookieCategory'>;

/** Simple cookie consent: the choice of categories, and their contents. */
export function createCookieConsentOperations(services: Services, decisions: Decisions) {
  const { db } = services;
  return {
    async getCookieConsent(request, reply): Promise<Schema<'CookieConsent'>> {
      const record = await newestRecord(db, await readVisitor(services, request, reply), 'cookies');
      const accepted = record?.value.acceptedCategories ?? [];
      const cookie = record ? categoriesCookie(accepted) : undefined;
      mirrorDecision(request, reply, CONSENT_COOKIE, cookie, record?.ageSeconds);
      return toCookieConsent(countsHere(request, CONSENT_COOKIE) ? accepted : []);
    },

    async recordCookieConsent(request, reply): Promise<Schema<'CookieConsent'>> {
      const { acceptedCategories, text } = request.body;
      const chosen = COOKIE_CATEGORIES.filter(
        (name) => name === 'strictlyNecessary' || acceptedCategories.includes(name),
      );
      return toCookieConsent(await decisions.cookies(request, reply, chosen, { text }));
    },

    async getCookiesForCategory(request): Promise<Schema<'CookieCategoryDetail'>> {
      const { category, excludeIabVendorCookies } = request.query;
      const rows = await db
        .selectFrom('category_cookies')
        .select(['name', 'domain'])
        .where('category', '=', category)
        .$if(excludeIabVendorCookies, (query) => query.where('iab_vendor_id', 'is', null))
        .orderBy('id')
        .execute();
      return { cookies: rows.map(({ name, domain }) => ({ name, domain: domain ?? request.hostname })) };
    },
  } satisfies Partial<OperationHandlers>;
}

const toCookieConsent = (acceptedCategories: Category[]): Schema<'CookieConsent'> => ({
  acceptedCategories,
  hasFullUserConsent: acceptedCategories.length === COOKIE_CATEGORIES.length,
});
