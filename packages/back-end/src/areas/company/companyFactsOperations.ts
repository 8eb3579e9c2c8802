import type { Schema } from '@travel-shell/contract';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { changeCompany, versionOf } from './changeCompany.ts';
import { readCompanySettings } from './readCompanySettings.ts';
import { saveSettings } from './storedSettings.ts';

/** Identity providers say how a company signs in, which who changes the travel policy need not know. */
const SEE_PROVIDERS = ['COMPANY_SETTINGS_MANAGEMENT', 'COMPANY_INTEGRATION_MANAGEMENT'] as const;

/** API-085, API-086: the company as a whole. */
export function createCompanyFactsOperations({ db }: Services) {
  return {
    async getCompany(request, reply): Promise<Schema<'CompanySettings'>> {
      const { companyId, permissions } = request.member;
      const settings = await readCompanySettings(db, companyId);
      reply.header('ETag', versionOf(settings));
      const seesProviders = SEE_PROVIDERS.some((permission) => permissions.includes(permission));
      return seesProviders ? settings : { ...settings, ssoSettings: [] };
    },

    updateCompany(request, reply): Promise<Schema<'CompanySettings'>> {
      const { companyId } = request.member;
      const { name, website, phoneNumber, address } = request.body;
      return changeCompany(db, request, reply, {
        subject: 'FACTS',
        values: ({ facts }) => facts,
        answer: (settings) => settings,
        async write(trx) {
          await trx.updateTable('companies').set({ name }).where('id', '=', companyId).execute();
          await saveSettings(trx, companyId, {
            website,
            phone_number: phoneNumber,
            address: address && JSON.stringify(address),
          });
        },
      });
    },
  } satisfies Partial<OperationHandlers>;
}
