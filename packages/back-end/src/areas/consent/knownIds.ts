import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { KnownIds } from './checkTcString.ts';
import { readAdditionalVendors, readNewestList, readVendorBases } from './readVendorList.ts';

/** The ids that a choice in the full framework may name. */
export async function knownIds(db: Kysely<Database>): Promise<KnownIds> {
  const { declarations } = await readNewestList(db);
  return {
    purposes: declarations.purposes.map(({ id }) => id),
    specialFeatures: declarations.specialFeatures.map(({ id }) => id),
    additionalVendors: (await readAdditionalVendors(db)).map(({ id }) => id),
    vendorsOf: (version) => readVendorBases(db, version),
  };
}
