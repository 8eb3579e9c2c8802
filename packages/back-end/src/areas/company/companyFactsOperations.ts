import type { Schema } from '@travel-shell/contract';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { etagOf, refuseOldVersion } from '../../http/versions.ts';
import { readCompanySettings } from './readCompanySettings.ts';
import { saveSettings } from './storedSettings.ts';

/** API-085, API-086: the company as a whole. */
export function createCompanyFactsOperations(services: Services) {
  const { db } = services;
  return {
    async getCompany(request, reply): Promise<Schema<'CompanySettings'>> {
      const settings = await readCompanySettings(db, request.member.companyId);
      reply.header('ETag', etagOf(settings));
      return settings;
    },

    async updateCompany(request, reply): Promise<Schema<'CompanySettings'>> {
      const { companyId } = request.member;
      const { name, website, phoneNumber, address } = request.body;
      const settings = await db.transaction().execute(async (trx) => {
        await trx.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().execute();
        refuseOldVersion(request, await readCompanySettings(trx, companyId));
        await trx.updateTable('companies').set({ name }).where('id', '=', companyId).execute();
        await saveSettings(trx, companyId, {
          website,
          phone_number: phoneNumber,
          address: address && JSON.stringify(address),
        });
        return readCompanySettings(trx, companyId);
      });
      reply.header('ETag', etagOf(settings));
      return settings;
    },
  } satisfies Partial<OperationHandlers>;
}
