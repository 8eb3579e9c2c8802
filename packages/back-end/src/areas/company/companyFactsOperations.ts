import type { Schema } from '@travel-shell/contract';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { changeCompany, versionOf } from './changeCompany.ts';
import { readCompanySettings } from './readCompanySettings.ts';
import { saveSettings } from './storedSettings.ts';

/** API-085, API-086: the company as a whole. */
export function createCompanyFactsOperations({ db }: Services) {
  return {
    async getCompany(request, reply): Promise<Schema<'CompanySettings'>> {
      const settings = await readCompanySettings(db, request.member.companyId);
      reply.header('ETag', versionOf(settings));
      return settings;
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
