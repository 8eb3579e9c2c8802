import type { Schema } from '@travel-shell/contract';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../ApiError.ts';
import type { OperationHandlers } from '../OperationHandlers.ts';
import type { Services } from '../Services.ts';
import {
  legitimateInterestPurposes,
  readAdditionalVendors,
  readNewestList,
  readVendorBases,
  readVendors,
} from './readVendorList.ts';
import { toTcfVendor } from './toTcfVendor.ts';
import type { PurposeDeclaration } from './VendorList.ts';

/** Contents of the full framework's dialog. The same for all visitors, so cacheable. */
export function createVendorListOperations({ db }: Services): Partial<OperationHandlers> {
  return {
    async getTcfInitialPreferences(_request, reply): Promise<Schema<'TcfInitialPreferences'>> {
      const list = await readNewestList(db);
      const vendors = await readVendorBases(db, list.version);
      const additionalVendors = await readAdditionalVendors(db);
      const { stack_ids } = await db.selectFrom('consent_settings').select('stack_ids').executeTakeFirstOrThrow();
      const { purposes, specialFeatures, stacks } = list.declarations;
      mayBeKept(reply);
      return {
        purposes: purposes.map(optional(legitimateInterestPurposes(vendors))),
        specialFeatures: specialFeatures.map(optional([])),
        stacks: stacks.filter(({ id }) => stack_ids.includes(id)),
        vendorIds: vendors.map(({ id }) => id),
        additionalVendorIds: additionalVendors.map(({ id }) => id),
        numVendors: vendors.length + additionalVendors.length,
        vendorListVersion: list.version,
        tcfPolicyVersion: list.tcfPolicyVersion,
      };
    },

    async getTcfDetailedPreferences(_request, reply): Promise<Schema<'TcfDetailedPreferences'>> {
      const list = await readNewestList(db);
      const vendors = await readVendors(db, list.version);
      const { purposes, specialPurposes, features, specialFeatures, dataCategories } = list.declarations;
      mayBeKept(reply);
      return {
        purposes: purposes.map(optional(legitimateInterestPurposes(vendors))),
        specialPurposes: specialPurposes.map(fixed),
        features: features.map(fixed),
        specialFeatures: specialFeatures.map(optional([])),
        vendors: vendors.map(toTcfVendor),
        additionalVendors: await readAdditionalVendors(db),
        dataCategories,
      };
    },

    async getDeviceStorageDisclosure(request, reply): Promise<Schema<'DeviceStorageDisclosure'>> {
      const { vendorId } = request.query as { vendorId: number };
      const list = await readNewestList(db);
      const row = await db
        .selectFrom('tcf_vendors')
        .leftJoin('tcf_device_storage', 'tcf_device_storage.vendor_id', 'tcf_vendors.id')
        .select(['disclosures', 'domains'])
        .where('list_version', '=', list.version)
        .where('tcf_vendors.id', '=', vendorId)
        .executeTakeFirst();
      if (!row) {
        const description = `There is no vendor ${vendorId} in version ${list.version} of the vendor list.`;
        throw new ApiError(404, 'NOT_FOUND', description, 'This does not exist any more.');
      }
      mayBeKept(reply);
      return { disclosures: row.disclosures ?? [], domains: row.domains ?? [] };
    },
  };
}

const mayBeKept = (reply: FastifyReply) => reply.header('Cache-Control', 'public, max-age=3600');

/** A purpose the visitor can choose; off by default, as consent requires. */
const optional =
  (onLegitimateInterest: number[]) =>
  (purpose: PurposeDeclaration): Schema<'TcfPurpose'> => ({
    ...purpose,
    legitimateInterest: onLegitimateInterest.includes(purpose.id),
    readOnly: false,
    defaultValue: false,
  });

/** A special purpose or a feature: shown without a choice. */
const fixed = (purpose: PurposeDeclaration): Schema<'TcfPurpose'> => ({
  ...purpose,
  legitimateInterest: false,
  readOnly: true,
  defaultValue: true,
});
