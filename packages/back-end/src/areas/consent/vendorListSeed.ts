import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { PurposeDeclaration, VendorList } from './VendorList.ts';

/** The list in `data/`. */
export const VENDOR_LIST_VERSION = 45;

/** Adds the vendor list if missing. Safe for two servers at once. */
export async function seedVendorList(db: Kysely<Database>): Promise<void> {
  const present = await db
    .selectFrom('tcf_vendor_lists')
    .select('version')
    .where('version', '=', VENDOR_LIST_VERSION)
    .executeTakeFirst();
  if (present) return;
  const list = await readVendorListFile();
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('tcf_vendor_lists')
      .values({
        version: list.vendorListVersion,
        tcf_policy_version: list.tcfPolicyVersion,
        declarations: JSON.stringify({
          purposes: Object.values(list.purposes).map(trimmed),
          specialPurposes: Object.values(list.specialPurposes).map(trimmed),
          features: Object.values(list.features).map(trimmed),
          specialFeatures: Object.values(list.specialFeatures).map(trimmed),
          stacks: Object.values(list.stacks).map(trimmed),
          dataCategories: Object.values(list.dataCategories).map(trimmed),
          standardTexts: list.standardTexts,
          lastUpdated: list.lastUpdated,
        }),
      })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .returning('version')
      .executeTakeFirst();
    // Otherwise another server has already added it with its vendors.
    if (!added) return;
    await trx
      .insertInto('tcf_vendors')
      .values(
        // Visitors cannot choose vendors that left the framework.
        Object.values(list.vendors)
          .filter(({ deletedDate }) => deletedDate === undefined)
          .map((vendor) => ({
            list_version: list.vendorListVersion,
            id: vendor.id,
            declaration: JSON.stringify(vendor),
          })),
      )
      .execute();
  });
}

export async function readVendorListFile(): Promise<VendorList> {
  const file = await readFile(new URL(`data/vendor-list-v${VENDOR_LIST_VERSION}.json.br`, import.meta.url));
  return JSON.parse(brotliDecompressSync(file).toString()) as VendorList;
}

/** Some names of the list end in a line break. */
const trimmed = <T extends Pick<PurposeDeclaration, 'name' | 'description'>>(item: T): T => ({
  ...item,
  name: item.name.trim(),
  description: item.description.trim(),
});
