import type { Schema } from '@travel-shell/contract';
import type { OperationHandlers } from '../OperationHandlers.ts';
import type { Services } from '../Services.ts';
import { CONSENT_COOKIE, mirrorDecision, setDecisionCookie } from './consentCookies.ts';
import { addRecord, newestRecord } from './consentRecords.ts';
import { nameVisitor, readVisitor } from './consentVisitor.ts';

type Category = Schema<'CookieCategory'>;

const CATEGORIES: readonly Category[] = ['strictlyNecessary', 'functional', 'advertising', 'analytical'];

/** Simple cookie consent: the choice of categories, and their contents. */
export function createCookieConsentOperations(services: Services): Partial<OperationHandlers> {
  const { db } = services;
  return {
    async getCookieConsent(request, reply): Promise<Schema<'CookieConsent'>> {
      const record = await newestRecord(db, await readVisitor(services, request, reply), 'cookies');
      const accepted = record?.value.acceptedCategories ?? [];
      mirrorDecision(request, reply, CONSENT_COOKIE, record ? cookieValue(accepted) : undefined, record?.ageSeconds);
      return toCookieConsent(accepted);
    },

    async recordCookieConsent(request, reply): Promise<Schema<'CookieConsent'>> {
      const { acceptedCategories } = request.body as Schema<'RecordCookieConsent'>;
      const chosen = CATEGORIES.filter((name) => name === 'strictlyNecessary' || acceptedCategories.includes(name));
      const visitor = await nameVisitor(services, request, reply);
      await addRecord(db, visitor, 'cookies', () => ({ acceptedCategories: chosen }));
      setDecisionCookie(request, reply, CONSENT_COOKIE, cookieValue(chosen));
      return toCookieConsent(chosen);
    },

    async getCookiesForCategory(request): Promise<Schema<'CookieCategoryDetail'>> {
      const { category, excludeIabVendorCookies } = request.query as {
        category: Category;
        excludeIabVendorCookies: boolean;
      };
      const rows = await db
        .selectFrom('category_cookies')
        .select(['name', 'domain'])
        .where('category', '=', category)
        .$if(excludeIabVendorCookies, (query) => query.where('iab_vendor_id', 'is', null))
        .orderBy('id')
        .execute();
      return { cookies: rows.map(({ name, domain }) => ({ name, domain: domain ?? request.hostname })) };
    },
  };
}

const toCookieConsent = (acceptedCategories: Category[]): Schema<'CookieConsent'> => ({
  acceptedCategories,
  hasFullUserConsent: acceptedCategories.length === CATEGORIES.length,
});

const cookieValue = (categories: Category[]) => categories.join('.');
