import { GVL, TCModel, TCString } from '@iabtechlabtcf/core';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../errors/ApiError.ts';
import type { Services } from '../../http/Services.ts';
import { checkTcString, readTcString, type TcfChoices } from './checkTcString.ts';
import { knownIds } from './knownIds.ts';
import {
  legitimateInterestPurposes,
  readAdditionalVendors,
  readNewestList,
  readVendors,
  type StoredVendorList,
} from './readVendorList.ts';
import { toVendorList } from './toVendorList.ts';
import { without } from './without.ts';

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

/** By list, choice and day, which a string names. */
const kept = new WeakMap<Services['db'], LRUCache<string, Omit<TcfChoices, 'consentedAdditionalVendors'>>>();

/**
 * All of the newest vendor list, or nothing of it, with the TC string that says so: what the buttons of the first layer
 * mean. Throws SERVICE_DISABLED on a server without a consent platform.
 */
export async function firstLayerChoices(services: Services, accepts: boolean): Promise<TcfChoices> {
  const { db, consent } = services;
  if (!consent.cmpId) {
    throw new ApiError(
      503,
      'SERVICE_DISABLED',
      'No consent platform is configured, so no TC string can be made. Set CONSENT, e.g. {"cmpId": 10}.',
      'This is not available right now.',
    );
  }
  const list = await readNewestList(db);
  const ofDb = kept.get(db) ?? new LRUCache({ max: 4 });
  kept.set(db, ofDb);
  const key = JSON.stringify([list, consent, services.tcfVendors, accepts, new Date().toISOString().slice(0, 10)]);
  const choices = ofDb.get(key) ?? (await makeChoices(services, list, accepts));
  ofDb.set(key, choices);
  return { ...choices, consentedAdditionalVendors: accepts ? idsOf(await readAdditionalVendors(db)) : [] };
}

async function makeChoices({ db, consent, tcfVendors }: Services, list: StoredVendorList, accepts: boolean) {
  const { cmpId = 0, cmpVersion = 1, publisherCountry = 'AA' } = consent;
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
    // A refusal is an objection, too.
    objectedLegIntPurposes: accepts ? [] : legIntPurposes,
    objectedLegIntVendors: accepts ? [] : legIntVendors,
    optedInSpecialFeatures: accepts ? idsOf(specialFeatures) : [],
    tcString: TCString.encode(model),
  };
}

/**
 * The choices of a TC string, as lists: for a choice that comes later, of which the browser has kept no more. Throws
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
