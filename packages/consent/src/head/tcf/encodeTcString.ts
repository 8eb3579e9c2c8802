import { GVL, TCModel, TCString } from '@iabtechlabtcf/core';
import type { TcfChoices, TcfLists, TcfMaker } from '../TcfKit.ts';

/** A TC string has as many bits for purposes. */
const PURPOSES = 24;
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

const made = new WeakMap<TcfLists['rows'], GVL>();

/** As much of a vendor list as the library needs. Without names and features it copies and sorts less. */
function vendorListOf({ initial, rows }: TcfLists, language: string): GVL {
  const before = made.get(rows);
  if (before) return before;
  const none: never[] = [];
  const vendors = rows.vendors.map(({ id, purposes, legIntPurposes }) => [
    id,
    {
      ...{ id, purposes, legIntPurposes },
      ...{ flexiblePurposes: none, specialPurposes: none, features: none, specialFeatures: none },
    },
  ]);
  const list = {
    gvlSpecificationVersion: 3,
    vendorListVersion: initial.vendorListVersion,
    tcfPolicyVersion: initial.tcfPolicyVersion,
    lastUpdated: new Date(),
    purposes: Object.fromEntries(Array.from({ length: PURPOSES }, (_, index) => [index + 1, {}])),
    ...{ specialPurposes: {}, features: {}, specialFeatures: {}, stacks: {}, dataCategories: {} },
    vendors: Object.fromEntries(vendors),
  };
  const code = language.slice(0, 2).toUpperCase();
  const gvl = new GVL(list as never, { language: GVL.consentLanguages.has(code) ? code : DEFAULT_LANGUAGE });
  made.set(rows, gvl);
  return gvl;
}
