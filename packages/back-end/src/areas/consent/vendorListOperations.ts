import type { Schema } from '@travel-shell/contract';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptsBrotli, type Packed, pack } from 'travel-shell-fragments/service';
import { ApiError } from '../../errors/ApiError.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { etagOf } from '../../http/versions.ts';
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

/** By the query: all, or rows without details. */
type AllPreferences = Schema<'TcfDetailedPreferences'> | Schema<'TcfVendorRows'>;

/** Answers with all vendors have half a megabyte, and a fifth of that besides as they are sent. */
const MOST_TEXTS = 20;

/** Contents of the full framework's dialog. The same for all visitors, so cacheable. */
export function createVendorListOperations({ db, tcfVendors }: Services) {
  const texts = new LRUCache<string, Packed, () => Promise<object>>({
    max: MOST_TEXTS,
    fetchMethod: async (_key, _stale, { context: make }) => pack(JSON.stringify(await make())),
    ignoreFetchAbort: true, // callers get it even if it was evicted meanwhile
  });

  /** Made and packed once of the same: with the vendors, which a list has for good, it takes a tenth of a second. */
  async function sendText<T extends object>(reply: FastifyReply, of: unknown[], make: () => Promise<T>) {
    const { html: text, brotli } = await texts.forceFetch(etagOf(of), { context: make });
    mayBeKept(reply).type('application/json; charset=utf-8');
    const isPacked = acceptsBrotli(String(reply.request.headers['accept-encoding'] ?? ''));
    return isPacked ? reply.header('Content-Encoding', 'br').send(brotli) : reply.send(text);
  }

  return {
    async getTcfInitialPreferences(_request, reply): Promise<Schema<'TcfInitialPreferences'>> {
      mayBeKept(reply);
      return readInitialPreferences(db, tcfVendors);
    },

    async getTcfDetailedPreferences(request, reply): Promise<FastifyReply | Schema<'TcfVendor'>> {
      const { part, vendorId } = request.query;
      const list = await readNewestList(db);
      const { purposes, specialPurposes, features, specialFeatures, dataCategories } = list.declarations;
      const declared = vendorId === undefined ? undefined : await readVendor(db, list.version, vendorId);
      if (vendorId !== undefined && !declared) throw unknownVendor(vendorId, list.version);
      if (declared) {
        mayBeKept(reply);
        return toTcfVendor(declared);
      }
      const additionalVendors = await readAdditionalVendors(db);
      return sendText(reply, [part ?? 'all', list, additionalVendors], async (): Promise<AllPreferences> => {
        const vendors = await readVendors(db, list.version, tcfVendors);
        const all = {
          specialPurposes: specialPurposes.map(fixed),
          features: features.map(fixed),
          additionalVendors,
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
      });
    },

    async getTcfVendorList(request, reply): Promise<FastifyReply> {
      const { version } = request.query;
      const list = await readList(db, version === 'LATEST' ? undefined : Number(version));
      if (!list) {
        const description = `This server does not have version ${version} of the vendor list.`;
        throw new ApiError(404, 'NOT_FOUND', description, 'This does not exist any more.');
      }
      return sendText(
        reply,
        ['list', list],
        async (): Promise<Schema<'TcfVendorList'>> => toVendorList(list, await readVendors(db, list.version)),
      );
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
