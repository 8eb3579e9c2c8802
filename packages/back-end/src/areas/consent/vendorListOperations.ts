import type { Schema } from '@travel-shell/contract';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../../errors/ApiError.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { readInitialPreferences } from './readInitialPreferences.ts';
import {
  legitimateInterestPurposes,
  readAdditionalVendors,
  readList,
  readNewestList,
  readVendor,
  readVendors,
} from './readVendorList.ts';
import { fixed, optional } from './toTcfPurpose.ts';
import { toTcfVendor, toTcfVendorRow } from './toTcfVendor.ts';
import { toVendorList } from './toVendorList.ts';

/** By the query: all, rows without details, or the details of one vendor. */
type DetailedPreferences = Schema<'TcfDetailedPreferences'> | Schema<'TcfVendorRows'> | Schema<'TcfVendor'>;

/** Contents of the full framework's dialog. The same for all visitors, so cacheable. */
export function createVendorListOperations({ db, tcfVendors }: Services) {
  return {
    async getTcfInitialPreferences(_request, reply): Promise<Schema<'TcfInitialPreferences'>> {
      mayBeKept(reply);
      return readInitialPreferences(db, tcfVendors);
    },

    async getTcfDetailedPreferences(request, reply): Promise<DetailedPreferences> {
      const { part, vendorId } = request.query;
      const list = await readNewestList(db);
      const { purposes, specialPurposes, features, specialFeatures, dataCategories } = list.declarations;
      const declared = vendorId === undefined ? undefined : await readVendor(db, list.version, vendorId);
      if (vendorId !== undefined && !declared) throw unknownVendor(vendorId, list.version);
      mayBeKept(reply);
      if (declared) return toTcfVendor(declared);
      const vendors = await readVendors(db, list.version, tcfVendors);
      const all = {
        specialPurposes: specialPurposes.map(fixed),
        features: features.map(fixed),
        additionalVendors: await readAdditionalVendors(db),
        dataCategories,
      };
      if (part === 'rows') {
        const standardTexts = { features: list.declarations.standardTexts?.features ?? null };
        return { ...all, standardTexts, vendors: vendors.map(toTcfVendorRow) };
      }
      return {
        ...all,
        purposes: purposes.map(optional(legitimateInterestPurposes(vendors))),
        specialFeatures: specialFeatures.map(optional([])),
        vendors: vendors.map(toTcfVendor),
      };
    },

    async getTcfVendorList(request, reply): Promise<Schema<'TcfVendorList'>> {
      const { version } = request.query;
      const list = await readList(db, version === 'LATEST' ? undefined : Number(version));
      if (!list) {
        const description = `This server does not have version ${version} of the vendor list.`;
        throw new ApiError(404, 'NOT_FOUND', description, 'This does not exist any more.');
      }
      mayBeKept(reply);
      return toVendorList(list, await readVendors(db, list.version));
    },

    async getDeviceStorageDisclosure(request, reply): Promise<Schema<'DeviceStorageDisclosure'>> {
      const { vendorId } = request.query;
      const list = await readNewestList(db);
      const row = await db
        .selectFrom('tcf_vendors')
        .leftJoin('tcf_device_storage', 'tcf_device_storage.vendor_id', 'tcf_vendors.id')
        .select(['disclosures', 'domains'])
        .where('list_version', '=', list.version)
        .where('tcf_vendors.id', '=', vendorId)
        .executeTakeFirst();
      if (!row) throw unknownVendor(vendorId, list.version);
      mayBeKept(reply);
      return { disclosures: row.disclosures ?? [], domains: row.domains ?? [] };
    },
  } satisfies Partial<OperationHandlers>;
}

const mayBeKept = (reply: FastifyReply) => reply.header('Cache-Control', 'public, max-age=3600');

function unknownVendor(id: number, version: number): ApiError {
  const description = `There is no vendor ${id} in version ${version} of the vendor list.`;
  return new ApiError(404, 'NOT_FOUND', description, 'This does not exist any more.');
}
