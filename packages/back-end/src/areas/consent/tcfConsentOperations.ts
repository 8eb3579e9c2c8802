import type { Schema } from '@travel-shell/contract';
import { TCF_COOKIE } from '@travel-shell/core/consentCookieNames';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import type { TcfChoices } from './checkTcString.ts';
import { countsHere, mirrorDecision } from './consentCookies.ts';
import { newestRecord } from './consentRecords.ts';
import { readVisitor } from './consentVisitor.ts';
import { knownIds } from './knownIds.ts';
import { type ChosenVendors, legitimateInterestPurposes, readNewestList, readVendorBases } from './readVendorList.ts';
import type { Decisions } from './storeDecisions.ts';

/** With the first such choice: the framework's library has 56 files. */
const loadTcStrings = () => import('./checkTcString.ts');

/** The visitor's choices in the full framework. */
export function createTcfConsentOperations(services: Services, decisions: Decisions) {
  const { db, tcfVendors } = services;

  async function savedAdditionalVendors(request: FastifyRequest, reply: FastifyReply): Promise<number[]> {
    const record = await newestRecord(db, await readVisitor(services, request, reply), 'tcf');
    return record?.value.consentedAdditionalVendors ?? [];
  }

  return {
    async getTcfConsent(request, reply): Promise<Schema<'TcfConsent'>> {
      const record = await newestRecord(db, await readVisitor(services, request, reply), 'tcf');
      mirrorDecision(request, reply, TCF_COOKIE, record?.value.tcString, record?.ageSeconds);
      return record && countsHere(request, TCF_COOKIE) ? toTcfConsent(record.value) : defaultConsent(db, tcfVendors);
    },

    async saveTcfConsent(request, reply): Promise<Schema<'TcfConsent'>> {
      // Before the string is looked at, which may name 65,535 vendors.
      await services.limits.begin('recordTcf', null, request.ip);
      const { text, ...body } = request.body;
      const choices: TcfChoices = {
        ...body,
        consentedAdditionalVendors: body.consentedAdditionalVendors ?? (await savedAdditionalVendors(request, reply)),
        optedInSpecialFeatures: body.optedInSpecialFeatures ?? [],
      };
      const { checkTcString } = await loadTcStrings();
      await checkTcString(choices, await knownIds(db));
      return toTcfConsent((await decisions.tcf(request, reply, choices, { text })).choices);
    },
  } satisfies Partial<OperationHandlers>;
}

async function toTcfConsent(choices: TcfChoices): Promise<Schema<'TcfConsent'>> {
  const { readTcString } = await loadTcStrings();
  const { purpose, vendor } = readTcString(choices.tcString);
  return {
    purpose,
    vendor,
    specialFeatureOptins: choices.optedInSpecialFeatures,
    consentedAdditionalVendors: choices.consentedAdditionalVendors,
    isUnsavedDefaultConsent: false,
    tcString: choices.tcString,
  };
}

/** Before any choice: no consent and no objection to legitimate interest. */
async function defaultConsent(db: Kysely<Database>, chosen: ChosenVendors): Promise<Schema<'TcfConsent'>> {
  const { version } = await readNewestList(db);
  const vendors = await readVendorBases(db, version, chosen);
  const onLegitimateInterest = vendors.filter(({ legIntPurposes }) => legIntPurposes.length > 0);
  return {
    purpose: { consents: [], legitimateInterests: legitimateInterestPurposes(vendors) },
    vendor: { consents: [], legitimateInterests: onLegitimateInterest.map(({ id }) => id) },
    specialFeatureOptins: [],
    consentedAdditionalVendors: [],
    isUnsavedDefaultConsent: true,
    tcString: null,
  };
}
