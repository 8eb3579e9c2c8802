import { type GVL, TCModel, TCString } from '@iabtechlabtcf/core';
import type { TcfChoices, TcfLists, TcfMaker } from '../TcfKit.ts';

/** Purposes that may never be a legitimate interest (TCF policy 4); the library masks them, too. */
const CONSENT_ONLY: readonly number[] = [1, 3, 4, 5, 6];
const DEFAULT_LANGUAGE = 'EN';

/**
 * Makes a service-specific TC string. All vendors of the list are disclosed; those with a legitimate interest keep it unless
 * the visitor objects.
 */
export function encodeTcString(choices: TcfChoices, lists: TcfLists, maker: TcfMaker): string {
  const { vendors } = lists.rows;
  const interested = vendors.filter(({ legIntPurposes }) => legIntPurposes.length > 0);
  const purposes = new Set(interested.flatMap(({ legIntPurposes }) => legIntPurposes));
  const objected = new Set(choices.objectedLegIntVendors);

  const model = new TCModel(vendorListOf(lists, maker.language));
  model.cmpId = maker.cmpId;
  model.cmpVersion = maker.cmpVersion;
  model.publisherCountryCode = maker.publisherCountry;
  model.isServiceSpecific = true;
  model.purposeConsents.set(choices.consentedPurposes);
  model.vendorConsents.set(choices.consentedVendors);
  model.specialFeatureOptins.set(choices.optedInSpecialFeatures ?? []);
  model.purposeLegitimateInterests.set([...purposes]);
  model.purposeLegitimateInterests.unset([...CONSENT_ONLY, ...choices.objectedLegIntPurposes]);
  model.vendorLegitimateInterests.set(interested.map(({ id }) => id).filter((id) => !objected.has(id)));
  model.vendorsDisclosed.set(vendors.map(({ id }) => id));
  return TCString.encode(model);
}

/** Two letters, as a string has room for. The texts of the vendor list are English. */
function codeOf(language: string): string {
  const [code = ''] = language.split('-');
  return code.length === 2 ? code.toUpperCase() : DEFAULT_LANGUAGE;
}

/**
 * As much of the library's vendor list as it reads. The library's own class would fetch lists, sort vendors by purpose, and
 * copy all of them for each string.
 */
function vendorListOf({ initial, rows }: TcfLists, language: string): GVL {
  const none: never[] = [];
  const entries = rows.vendors.map(({ id, purposes, legIntPurposes }) => [
    id,
    { id, purposes, legIntPurposes, flexiblePurposes: none, specialPurposes: none },
  ]);
  const list = {
    vendorListVersion: initial.vendorListVersion,
    tcfPolicyVersion: initial.tcfPolicyVersion,
    language: codeOf(language),
    isReady: true,
    vendors: Object.fromEntries(entries),
    // The library does not change it.
    clone: () => list,
    // By this the library knows a vendor list.
    narrowVendorsTo() {},
  };
  return list as unknown as GVL;
}
