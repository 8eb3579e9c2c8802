import { GVL, TCModel, TCString } from '@iabtechlabtcf/core';
import { readVendorListFile } from '../vendorListSeed.ts';

const list = await readVendorListFile();
// Its type of a vendor list is stricter than the lists are: a retention may be missing.
const gvlOf = (version: number) => new GVL({ ...list, vendorListVersion: version } as never);
const gvl = gvlOf(list.vendorListVersion);

export interface TcStringContents {
  purposes?: number[];
  vendors?: number[];
  legIntPurposes?: number[];
  legIntVendors?: number[];
  specialFeatures?: number[];
  disclosed?: number[];
  isServiceSpecific?: boolean;
  vendorListVersion?: number;
}

/** A TC string as a consent dialog makes it. Vendors are disclosed where they have a basis, unless told otherwise. */
export function makeTcString({
  purposes = [],
  vendors = [],
  legIntPurposes = [],
  legIntVendors = [],
  specialFeatures = [],
  disclosed = [...vendors, ...legIntVendors, 10],
  isServiceSpecific = true,
  vendorListVersion,
}: TcStringContents): string {
  const model = new TCModel(vendorListVersion === undefined ? gvl : gvlOf(vendorListVersion));
  model.cmpId = 10;
  model.cmpVersion = 1;
  model.isServiceSpecific = isServiceSpecific;
  model.purposeConsents.set(purposes);
  model.vendorConsents.set(vendors);
  model.purposeLegitimateInterests.set(legIntPurposes);
  model.vendorLegitimateInterests.set(legIntVendors);
  model.specialFeatureOptins.set(specialFeatures);
  model.vendorsDisclosed.set(disclosed);
  return TCString.encode(model);
}
