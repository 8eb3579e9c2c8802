import type { Schema } from '@travel-shell/contract';
import type { ConsentConfig } from '@travel-shell/core';
import { share } from '@travel-shell/core/share';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { TcfVendorListTable } from './consentTables.ts';
import type { VendorDeclaration } from './VendorList.ts';

declare module '../../http/Services.ts' {
  interface Services {
    /** The site's consent platform, as its strings name it. */
    consent: ConsentConfig;
    /** The site's partners among the vendors of the full framework; undefined for all of them. */
    tcfVendors: ChosenVendors;
    /** Versions of the site's own texts. */
    consentTexts: readonly string[] | undefined;
  }
}

type Declarations = TcfVendorListTable['declarations']['__select__'];

export interface StoredVendorList {
  version: number;
  tcfPolicyVersion: number;
  declarations: Declarations;
}

/** A list without its vendors: the newest, or of this version. */
export async function readList(db: Kysely<Database>, version?: number): Promise<StoredVendorList | undefined> {
  let query = db.selectFrom('tcf_vendor_lists').selectAll().orderBy('version', 'desc').limit(1);
  if (version !== undefined) query = query.where('version', '=', version);
  const row = await query.executeTakeFirst();
  return row && { version: row.version, tcfPolicyVersion: row.tcf_policy_version, declarations: row.declarations };
}

export async function readNewestList(db: Kysely<Database>): Promise<StoredVendorList> {
  const list = await readList(db);
  if (!list) throw new Error('There is no vendor list in the database. seedConsent adds one.');
  return list;
}

/** Those that the site has chosen (`ServerOptions.tcfVendors`); all of them where it has not. */
export type ChosenVendors = readonly number[] | undefined;

export async function readVendors(
  db: Kysely<Database>,
  version: number,
  chosen?: ChosenVendors,
): Promise<VendorDeclaration[]> {
  const rows = await db
    .selectFrom('tcf_vendors')
    .select('declaration')
    .where('list_version', '=', version)
    .$if(chosen !== undefined, (query) => query.where('id', 'in', chosen ?? []))
    .orderBy('id')
    .execute();
  return rows.map(({ declaration }) => declaration);
}

export async function readVendor(
  db: Kysely<Database>,
  version: number,
  id: number,
): Promise<VendorDeclaration | undefined> {
  const row = await db
    .selectFrom('tcf_vendors')
    .select('declaration')
    .where('list_version', '=', version)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.declaration;
}

export interface VendorBases {
  id: number;
  purposes: number[];
  legIntPurposes: number[];
}

/** By list and choice: a list has its vendors for good. */
const keptBases = new WeakMap<Kysely<Database>, Map<string, Promise<VendorBases[]>>>();

/** The ids choices can refer to, without the large declarations. Empty for an unknown list version. */
export async function readVendorBases(
  db: Kysely<Database>,
  version: number,
  chosen?: ChosenVendors,
): Promise<VendorBases[]> {
  const kept = keptBases.get(db) ?? new Map();
  keptBases.set(db, kept);
  const key = JSON.stringify([version, chosen]);
  const bases = await share(kept, key, () => selectVendorBases(db, version, chosen), true);
  // A list without vendors is unknown, and may still come.
  if (bases.length === 0) kept.delete(key);
  return bases;
}

const selectVendorBases = (db: Kysely<Database>, version: number, chosen: ChosenVendors): Promise<VendorBases[]> =>
  db
    .selectFrom('tcf_vendors')
    .select('id')
    .select(sql<number[]>`declaration->'purposes'`.as('purposes'))
    .select(sql<number[]>`declaration->'legIntPurposes'`.as('legIntPurposes'))
    .where('list_version', '=', version)
    .$if(chosen !== undefined, (query) => query.where('id', 'in', chosen ?? []))
    .orderBy('id')
    .execute();

/** Each vendor's purposes and special features, for consent or objection, in the lists from newest to oldest. */
async function readPromises(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, string[]>> {
  const lists = await db.selectFrom('tcf_vendor_lists').select('version').orderBy('version', 'desc').execute();
  const rows = await db
    .selectFrom('tcf_vendors')
    .select(['list_version', 'id'])
    .select(sql<number[]>`declaration->'purposes'`.as('purposes'))
    .select(sql<number[]>`declaration->'legIntPurposes'`.as('legIntPurposes'))
    .select(sql<number[]>`declaration->'specialFeatures'`.as('specialFeatures'))
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return new Map(
    lists.map(({ version }) => [
      version,
      rows
        .filter(({ list_version }) => list_version === version)
        .map(({ list_version: _, ...row }) => JSON.stringify(row)),
    ]),
  );
}

/**
 * The version of the list in which one of these vendors declared something else than before, the last time: from then on
 * they have said the same. Vendors that are missing in an older list count as new.
 */
export async function readLastChange(db: Kysely<Database>, ids: readonly number[], newest: number): Promise<number> {
  const promises = await readPromises(db, ids);
  const now = `${promises.get(newest)}`;
  let version = newest;
  for (const [older, said] of promises) {
    if (`${said}` !== now) break;
    version = older;
  }
  return version;
}

/** Vendors outside the framework. */
export async function readAdditionalVendors(db: Kysely<Database>): Promise<Schema<'TcfAdditionalVendor'>[]> {
  const rows = await db.selectFrom('tcf_additional_vendors').selectAll().orderBy('id').execute();
  return rows.map(({ id, name, policy_url, domains }) => ({ id, name, policyUrl: policy_url, domains }));
}

/** The purposes for which some vendor relies on legitimate interest. */
export const legitimateInterestPurposes = (vendors: Pick<VendorBases, 'legIntPurposes'>[]): number[] =>
  [...new Set(vendors.flatMap(({ legIntPurposes }) => legIntPurposes))].sort((a, b) => a - b);
