import type { Schema } from '@travel-shell/contract';
import { requirePermission } from '../business/requireMember.ts';
import type { OperationHandlers } from '../OperationHandlers.ts';
import type { Services } from '../Services.ts';
import { readCompanySettings } from './readCompanySettings.ts';
import { saveSettings } from './storedSettings.ts';

/** API-085, API-086: the company as a whole. */
export function createCompanyFactsOperations(services: Services): Partial<OperationHandlers> {
  const { db } = services;
  return {
    async getCompany(request, reply): Promise<Schema<'CompanySettings'>> {
      const { companyId } = await requirePermission(services, request, reply, 'COMPANY_SETTINGS_MANAGEMENT');
      return readCompanySettings(db, companyId);
    },

    async updateCompany(request, reply): Promise<Schema<'CompanySettings'>> {
      const { companyId } = await requirePermission(services, request, reply, 'COMPANY_SETTINGS_MANAGEMENT');
      const { name, website, phoneNumber, address } = request.body as Schema<'CompanyFacts'>;
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
  };
}
