import { GVL, TCModel, TCString } from '@iabtechlabtcf/core';
import { ApiError } from '../../errors/ApiError.ts';
import type { Services } from '../../http/Services.ts';
import { checkTcString, readTcString, type TcfChoices } from './checkTcString.ts';
import { knownIds } from './knownIds.ts';
import { legitimateInterestPurposes, readAdditionalVendors, readNewestList, readVendors } from './readVendorList.ts';
import { toVendorList } from './toVendorList.ts';
import { without } from './without.ts';

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

/**
 * All of the newest vendor list, or nothing of it, with the TC string that says so: what the buttons of the first layer
 * mean. Throws SERVICE_DISABLED on a server without a consent platform.
 */
export async function firstLayerChoices({ db, consent, tcfVendors }: Services, accepts: boolean): Promise<TcfChoices> {
  const { cmpId = 0, cmpVersion = 1, publisherCountry = 'AA' } = consent;
  if (cmpId === 0) {
    throw new ApiError(
      503,
      'SERVICE_DISABLED',
      'No consent platform is configured, so no TC string can be made. Set CONSENT, e.g. {"cmpId": 10}.',
      'This is not available right now.',
    );
  }
  const list = await readNewestList(db);
  const vendors = await readVendors(db, list.version, tcfVendors);
  const legIntPurposes = legitimateInterestPurposes(vendors);
  const legIntVendors = idsOf(vendors.filter((vendor) => vendor.legIntPurposes.length > 0));
  const { purposes, specialFeatures } = list.declarations;

  // The library's type of a list is too strict: a retention may be missing.
  const model = new TCModel(new GVL(toVendorList(list, vendors) as never));
  model.cmpId = cmpId;
  model.cmpVersion = cmpVersion;
  model.publisherCountryCode = publisherCountry;
  model.isServiceSpecific = true;
  model.vendorsDisclosed.set(idsOf(vendors));
  if (accepts) {
    model.purposeConsents.set(idsOf(purposes));
    model.vendorConsents.set(idsOf(vendors));
    model.specialFeatureOptins.set(idsOf(specialFeatures));
    model.purposeLegitimateInterests.set(legIntPurposes);
    model.vendorLegitimateInterests.set(legIntVendors);
  }
  return {
    consentedPurposes: accepts ? idsOf(purposes) : [],
    consentedVendors: accepts ? idsOf(vendors) : [],
    consentedAdditionalVendors: accepts ? idsOf(await readAdditionalVendors(db)) : [],
    // A refusal is an objection, too.
    objectedLegIntPurposes: accepts ? [] : legIntPurposes,
    objectedLegIntVendors: accepts ? [] : legIntVendors,
    optedInSpecialFeatures: accepts ? idsOf(specialFeatures) : [],
    tcString: TCString.encode(model),
  };
}

/**
 * What a TC string says, as lists: for a choice that comes later, of which the browser has kept no more. Throws
 * VALIDATION_ERROR where the string is not valid.
 * @param additionalVendors ids, joined by dots
 */
export async function choicesOfString(
  { db, tcfVendors }: Services,
  tcString: string,
  additionalVendors = '',
): Promise<TcfChoices> {
  const list = await readNewestList(db);
  const vendors = await readVendors(db, list.version, tcfVendors);
  const { purpose, vendor, specialFeatures } = readTcString(tcString);
  const legIntVendors = idsOf(vendors.filter(({ legIntPurposes }) => legIntPurposes.length > 0));
  const choices = {
    consentedPurposes: purpose.consents,
    consentedVendors: vendor.consents,
    consentedAdditionalVendors: additionalVendors.split('.').filter(Boolean).map(Number),
    objectedLegIntPurposes: without(legitimateInterestPurposes(vendors), purpose.legitimateInterests),
    objectedLegIntVendors: without(legIntVendors, vendor.legitimateInterests),
    optedInSpecialFeatures: specialFeatures,
    tcString,
  };
  await checkTcString(choices, await knownIds(db));
  return choices;
}
