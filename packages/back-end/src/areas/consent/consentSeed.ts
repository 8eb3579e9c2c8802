import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ADDITIONAL_VENDORS, CATEGORY_COOKIES, META_COOKIE_NAMES, own } from './catalogue.ts';
import { seedVendorList, VENDOR_LIST_VERSION } from './vendorListSeed.ts';

/** Adds missing rows and keeps existing ones. Safe for two servers at once. */
export async function seedConsent(db: Kysely<Database>, signedInCookie: string): Promise<void> {
  await seedVendorList(db);
  const present = await db.selectFrom('consent_settings').select('id').executeTakeFirst();
  if (present) return;
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('consent_settings')
      // Two stacks that cover all purposes but the first, and both special features.
      .values({ policy_url: '/privacy', better_ux: true, stack_ids: JSON.stringify([1, 42]) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    // Otherwise another server has already added everything.
    if (!added) return;
    await trx
      .insertInto('category_cookies')
      .values([...CATEGORY_COOKIES, ...own('strictlyNecessary', [signedInCookie])])
      .execute();
    await trx.insertInto('meta_cookie_names').values(META_COOKIE_NAMES).execute();
    await trx
      .insertInto('tcf_additional_vendors')
      .values(ADDITIONAL_VENDORS.map((vendor) => ({ ...vendor, domains: JSON.stringify(vendor.domains) })))
      .execute();
    await addDeviceStorage(trx);
  });
}

/**
 * The list only has the URL of each vendor's disclosures, not their content. For vendors whose cookies we name, they
 * are built from that name and the list's cookie data.
 */
async function addDeviceStorage(trx: Transaction<Database>) {
  const known = CATEGORY_COOKIES.filter((cookie) => cookie.iab_vendor_id !== null);
  const rows = await trx
    .selectFrom('tcf_vendors')
    .select('declaration')
    .where('list_version', '=', VENDOR_LIST_VERSION)
    .where(
      'id',
      'in',
      known.map(({ iab_vendor_id }) => iab_vendor_id as number),
    )
    .execute();
  const storage = rows.map(({ declaration: vendor }) => {
    const cookies = known.filter(({ iab_vendor_id }) => iab_vendor_id === vendor.id);
    return {
      vendor_id: vendor.id,
      disclosures: JSON.stringify(
        cookies.map(({ name }) => ({
          identifier: name,
          type: 'cookie',
          maxAgeSeconds: vendor.cookieMaxAgeSeconds,
          cookieRefresh: vendor.cookieRefresh,
          purposes: [...vendor.purposes, ...vendor.legIntPurposes].sort((a, b) => a - b),
        })),
      ),
      domains: JSON.stringify(cookies.map(({ domain }) => ({ domain, use: 'Recognises the browser.' }))),
    };
  });
  await trx.insertInto('tcf_device_storage').values(storage).execute();
}
