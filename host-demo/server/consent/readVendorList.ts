import type { Schema } from '@travel-shell/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { TcfVendorListTable } from './consentTables.ts';
import type { VendorDeclaration } from './VendorList.ts';

type Declarations = TcfVendorListTable['declarations']['__select__'];

export interface NewestVendorList {
  version: number;
  tcfPolicyVersion: number;
  declarations: Declarations;
}

/** The newest list without its vendors. */
export async function readNewestList(db: Kysely<Database>): Promise<NewestVendorList> {
  const row = await db
    .selectFrom('tcf_vendor_lists')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { version: row.version, tcfPolicyVersion: row.tcf_policy_version, declarations: row.declarations };
}

export async function readVendors(db: Kysely<Database>, version: number): Promise<VendorDeclaration[]> {
  const rows = await db
    .selectFrom('tcf_vendors')
    .select('declaration')
    .where('list_version', '=', version)
    .orderBy('id')
    .execute();
  return rows.map(({ declaration }) => declaration);
}

export interface VendorBases {
  id: number;
  purposes: number[];
  legIntPurposes: number[];
}

/** The ids choices can refer to, without the large declarations. Empty for an unknown list version. */
export function readVendorBases(db: Kysely<Database>, version: number): Promise<VendorBases[]> {
  return db
    .selectFrom('tcf_vendors')
    .select('id')
    .select(sql<number[]>`declaration->'purposes'`.as('purposes'))
    .select(sql<number[]>`declaration->'legIntPurposes'`.as('legIntPurposes'))
    .where('list_version', '=', version)
    .orderBy('id')
    .execute();
}

/** Vendors outside the framework. */
export async function readAdditionalVendors(db: Kysely<Database>): Promise<Schema<'TcfAdditionalVendor'>[]> {
  const rows = await db.selectFrom('tcf_additional_vendors').selectAll().orderBy('id').execute();
  return rows.map(({ id, name, policy_url, domains }) => ({ id, name, policyUrl: policy_url, domains }));
}

/** The purposes for which some vendor relies on legitimate interest. */
export const legitimateInterestPurposes = (vendors: Pick<VendorBases, 'legIntPurposes'>[]): number[] =>
  [...new Set(vendors.flatMap(({ legIntPurposes }) => legIntPurposes))].sort((a, b) => a - b);
