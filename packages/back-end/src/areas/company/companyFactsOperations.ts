import type { Schema } from '@travel-shell/contract';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { readCompanySettings } from './readCompanySettings.ts';
import { saveSettings } from './storedSettings.ts';

/** API-085, API-086: the company as a whole. */
export function createCompanyFactsOperations(services: Services) {
  const { db } = services;
  return {
    async getCompany(request): Promise<Schema<'CompanySettings'>> {
      const { companyId } = request.member;
      return readCompanySettings(db, companyId);
    },

    async updateCompany(request): Promise<Schema<'CompanySettings'>> {
      const { companyId } = request.member;
      const { name, website, phoneNumber, address } = request.body;
      return db.transaction().execute(async (trx) => {
        await trx.updateTable('companies').set({ name }).where('id', '=', companyId).execute();
        await saveSettings(trx, companyId, {
          website,
          phone_number: phoneNumber,
          address: address && JSON.stringify(address),
        });
        return readCompanySettings(trx, companyId);
      });
    },
  } satisfies Partial<OperationHandlers>;
}
