import { GVL, TCModel, TCString } from '@iabtechlabtcf/core';
import { readVendorListFile } from 'travel-shell-back-end/areas/consent/vendorListSeed.ts';

const list = await readVendorListFile();
// The library's type of the vendor list is too strict: a retention may be missing.
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

/** A TC string as a consent dialog makes it. By default, vendors with a legal basis are disclosed. */
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
