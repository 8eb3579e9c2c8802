import type { Schema } from '@travel-shell/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import {
  type ChosenVendors,
  legitimateInterestPurposes,
  readAdditionalVendors,
  readLastChange,
  readNewestList,
  readVendorBases,
} from './readVendorList.ts';
import { optional } from './toTcfPurpose.ts';

/** The data of the first layer of the full framework (API-063), also in its fragment. */
export async function readInitialPreferences(
  db: Kysely<Database>,
  chosen: ChosenVendors,
): Promise<Schema<'TcfInitialPreferences'>> {
  const list = await readNewestList(db);
  const vendors = await readVendorBases(db, list.version, chosen);
  const additionalVendors = await readAdditionalVendors(db);
  const { stack_ids } = await db.selectFrom('consent_settings').select('stack_ids').executeTakeFirstOrThrow();
  const { purposes, specialFeatures, stacks } = list.declarations;
  return {
    purposes: purposes.map(optional(legitimateInterestPurposes(vendors))),
    specialFeatures: specialFeatures.map(optional([])),
    stacks: stacks.filter(({ id }) => stack_ids.includes(id)),
    vendorIds: vendors.map(({ id }) => id),
    additionalVendorIds: additionalVendors.map(({ id }) => id),
    numVendors: vendors.length + additionalVendors.length,
    vendorListVersion: list.version,
    tcfPolicyVersion: list.tcfPolicyVersion,
    ...(chosen && { changedIn: await readLastChange(db, chosen, list.version) }),
  };
}
