import { type TCModel, TCString, type Vector } from '@iabtechlabtcf/core';
import { ApiError } from '../../errors/ApiError.ts';
import type { ConsentValues } from './consentTables.ts';
import { countTcStringIds } from './countTcStringIds.ts';
import type { VendorBases } from './readVendorList.ts';
import { without } from './without.ts';

export type TcfChoices = ConsentValues['tcf'];

/** The known ids. */
export interface KnownIds {
  purposes: number[];
  specialFeatures: number[];
  additionalVendors: number[];
  /** Vendors of a version of the vendor list; empty for an unknown version. */
  vendorsOf(version: number): Promise<Pick<VendorBases, 'id' | 'purposes'>[]>;
}

/** A decoded TC string. */
export interface TcStringContent {
  purpose: { consents: number[]; legitimateInterests: number[] };
  vendor: { consents: number[]; legitimateInterests: number[] };
  specialFeatures: number[];
}

/** Far more than the number of vendors, far less than would keep the server busy. */
const MAX_IDS = 65_535;

/** Throws VALIDATION_ERROR when the TC string is invalid or differs from the lists sent with it. */
export async function checkTcString(choices: TcfChoices, known: KnownIds): Promise<void> {
  requireShort(choices.tcString);
  const model = decode(choices.tcString);
  requireKnown('consentedPurposes', choices.consentedPurposes, known.purposes);
  requireKnown('objectedLegIntPurposes', choices.objectedLegIntPurposes, known.purposes);
  requireKnown('optedInSpecialFeatures', choices.optedInSpecialFeatures, known.specialFeatures);
  requireKnown('consentedAdditionalVendors', choices.consentedAdditionalVendors, known.additionalVendors);

  const version = Number(model.vendorListVersion);
  const vendorList = await known.vendorsOf(version);
  const vendors = vendorList.map(({ id }) => id);
  if (vendors.length === 0)
    throw invalid('tcString', `must be made with a vendor list we have, not version ${version}`);
  requireKnown('consentedVendors', choices.consentedVendors, vendors);
  requireKnown('objectedLegIntVendors', choices.objectedLegIntVendors, vendors);

  requireSame('consentedPurposes', choices.consentedPurposes, idsOf(model.purposeConsents));
  // Strings omit consent to vendors that need none; "accept all" sends many of those.
  const needless = vendorList.filter(({ purposes }) => purposes.length === 0).map(({ id }) => id);
  const needed = without(choices.consentedVendors, needless);
  requireSame('consentedVendors', needed, idsOf(model.vendorConsents));
  requireSame('optedInSpecialFeatures', choices.optedInSpecialFeatures, idsOf(model.specialFeatureOptins));
  requireNone('objectedLegIntPurposes', choices.objectedLegIntPurposes, idsOf(model.purposeLegitimateInterests));
  requireNone('objectedLegIntVendors', choices.objectedLegIntVendors, idsOf(model.vendorLegitimateInterests));

  requireKnown('tcString', idsOf(model.purposeLegitimateInterests), known.purposes);

  if (!model.isServiceSpecific) throw invalid('tcString', 'must be service-specific');
  // Since TCF 2.3 vendors ignore a string without this segment.
  const disclosed = idsOf(model.vendorsDisclosed);
  if (disclosed.length === 0) throw invalid('tcString', 'must have a segment of disclosed vendors');
  requireKnown('tcString', disclosed, vendors);
  const surfaced = [...idsOf(model.vendorConsents), ...idsOf(model.vendorLegitimateInterests)];
  const hidden = without(surfaced, disclosed);
  if (hidden.length > 0) throw invalid('tcString', `must disclose the vendors ${show(hidden)} it has a basis for`);
}

/** Throws VALIDATION_ERROR where it cannot be read, or names too many vendors. */
export function readTcString(tcString: string): TcStringContent {
  requireShort(tcString);
  const model = decode(tcString);
  return {
    purpose: {
      consents: idsOf(model.purposeConsents),
      legitimateInterests: idsOf(model.purposeLegitimateInterests),
    },
    vendor: {
      consents: idsOf(model.vendorConsents),
      legitimateInterests: idsOf(model.vendorLegitimateInterests),
    },
    specialFeatures: idsOf(model.specialFeatureOptins),
  };
}

function requireShort(tcString: string): void {
  if (countTcStringIds(tcString) > MAX_IDS) throw invalid('tcString', 'must not name so many vendors');
}

function decode(tcString: string): TCModel {
  try {
    return TCString.decode(tcString);
  } catch {
    // The library's messages are about bits, which do not help the caller.
    throw invalid('tcString', 'must be a TC string of the IAB');
  }
}

const idsOf = (vector: Vector): number[] => [...vector].filter(([, isSet]) => isSet).map(([id]) => id);

function requireKnown(field: keyof TcfChoices, ids: number[], known: number[]) {
  const unknown = without(ids, known);
  if (unknown.length > 0) throw invalid(field, `must not have the unknown ids ${show(unknown)}`);
}

function requireSame(field: keyof TcfChoices, listed: number[], inString: number[]) {
  const difference = [...without(listed, inString), ...without(inString, listed)];
  if (difference.length > 0) throw invalid(field, `must agree with tcString, which differs in ${show(difference)}`);
}

function requireNone(field: keyof TcfChoices, objected: number[], inString: number[]) {
  const both = without(objected, without(objected, inString));
  if (both.length > 0) throw invalid(field, `must not have ${show(both)}, which tcString allows`);
}

const show = (ids: number[]) => (ids.length > 10 ? `${ids.slice(0, 10).join(', ')} …` : ids.join(', '));

const invalid = (field: keyof TcfChoices, what: string) =>
  new ApiError(400, 'VALIDATION_ERROR', `body/${field} ${what}`, 'Please check what you entered.');
