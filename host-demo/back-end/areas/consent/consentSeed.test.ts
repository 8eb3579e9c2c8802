import type { Kysely } from 'kysely';
import { CATEGORY_COOKIES, META_COOKIE_NAMES } from 'travel-shell-back-end/areas/consent/catalogue.ts';
import { seedConsent } from 'travel-shell-back-end/areas/consent/consentSeed.ts';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase } from '../../testing/databases.ts';

describe.each(databaseKinds)('the seed of consent on $kind', ({ createEmpty }) => {
  let testDatabase: TestDatabase;
  let db: Kysely<Database>;

  beforeAll(async () => {
    testDatabase = await createEmpty();
    db = await openDatabase(testDatabase);
  }, 60_000);
  afterAll(async () => {
    await db.destroy();
    await testDatabase.remove();
  });

  const count = async (table: keyof Database) =>
    Number((await db.selectFrom(table).select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n);

  it('adds everything once, also when two servers start at once', async () => {
    await Promise.all([seedConsent(db, 'travel_signed_in'), seedConsent(db, 'travel_signed_in')]);
    await seedConsent(db, 'travel_signed_in');
    expect(await count('tcf_vendor_lists')).toBe(1);
    expect(await count('tcf_vendors')).toBe(813);
    expect(await count('category_cookies')).toBe(CATEGORY_COOKIES.length + 1);
    expect(await count('meta_cookie_names')).toBe(META_COOKIE_NAMES.length);
    expect(await count('tcf_device_storage')).toBe(8);
  });

  it('keeps changes made by an operator', async () => {
    await db.updateTable('consent_settings').set({ policy_url: '/legal' }).execute();
    await db.deleteFrom('meta_cookie_names').where('name', '=', 'twoPartyAccepted').execute();
    await seedConsent(db, 'travel_signed_in');
    const { policy_url } = await db.selectFrom('consent_settings').selectAll().executeTakeFirstOrThrow();
    expect(policy_url).toBe('/legal');
    expect(await count('meta_cookie_names')).toBe(META_COOKIE_NAMES.length - 1);
  });
});
