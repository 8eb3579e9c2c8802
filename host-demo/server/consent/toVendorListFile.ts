import type { Schema } from '@travel-shell/contract';
import type { StoredVendorList } from './readVendorList.ts';
import type { VendorDeclaration } from './VendorList.ts';

/** A stored list in the IAB's own format, for `getVendorList` of `__tcfapi`. */
export function toVendorListFile(
  { version, tcfPolicyVersion, declarations }: StoredVendorList,
  vendors: VendorDeclaration[],
): Schema<'TcfVendorList'> {
  const { purposes, specialPurposes, features, specialFeatures, stacks, dataCategories } = declarations;
  return {
    gvlSpecificationVersion: 3,
    vendorListVersion: version,
    tcfPolicyVersion,
    // Earlier releases did not store it; readers of the list only show it.
    lastUpdated: declarations.lastUpdated ?? new Date(0).toISOString(),
    purposes: byId(purposes),
    specialPurposes: byId(specialPurposes),
    features: byId(features),
    specialFeatures: byId(specialFeatures),
    stacks: byId(stacks),
    dataCategories: byId(dataCategories),
    ...(declarations.standardTexts && { standardTexts: declarations.standardTexts }),
    vendors: byId(vendors),
  };
}

const byId = <T extends { id: number }>(items: T[]): Record<string, T> =>
  Object.fromEntries(items.map((item) => [item.id, item]));
