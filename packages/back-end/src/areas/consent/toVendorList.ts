import type { StoredVendorList } from './readVendorList.ts';
import type { VendorDeclaration, VendorList } from './VendorList.ts';

/** A stored list in the shape in which IAB Europe publishes it, without vendors that have left. */
export function toVendorList(list: StoredVendorList, vendors: readonly VendorDeclaration[]): VendorList {
  const { purposes, specialPurposes, features, specialFeatures, stacks, dataCategories } = list.declarations;
  return {
    gvlSpecificationVersion: 3,
    vendorListVersion: list.version,
    tcfPolicyVersion: list.tcfPolicyVersion,
    lastUpdated: list.declarations.lastUpdated,
    purposes: byId(purposes),
    specialPurposes: byId(specialPurposes),
    features: byId(features),
    specialFeatures: byId(specialFeatures),
    stacks: byId(stacks),
    dataCategories: byId(dataCategories),
    ...(list.declarations.standardTexts && { standardTexts: list.declarations.standardTexts }),
    vendors: byId(vendors),
  };
}

const byId = <T extends { id: number }>(items: readonly T[]): Record<string, T> =>
  Object.fromEntries(items.map((item) => [item.id, item]));
