import { createHash } from 'node:crypto';
import type { Schema } from '@travel-shell/contract';
import { companyLogoFormRules } from '@travel-shell/contract/rules/companyLogoFormRules';
import { ApiError } from '../../errors/ApiError.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { readMediaType } from '../../http/uploads/readMediaType.ts';
import { changeCompany, lastChange } from './changeCompany.ts';
import { drawLogo } from './drawLogo.ts';
import { LOGO_EXTENSIONS, type LogoFormat } from './logoFormats.ts';
import { LOGO_FOLDER } from './registerCompanyLogos.ts';

const { maxBytes } = companyLogoFormRules.multipartFile;

const answer = (settings: Schema<'CompanySettings'>): Schema<'CompanyLogo'> => ({
  logoUrl: settings.logoUrl,
  ...lastChange(settings, 'LOGO'),
});
const values = ({ logoUrl }: Schema<'CompanySettings'>) => ({ logoUrl });

/** API-093, API-094. */
export function createCompanyLogoOperations({ db, logoFormats }: Services) {
  const permitted = logoFormats.map((format) => `image/${format}` as const);
  return {
    async uploadCompanyLogo(request, reply): Promise<Schema<'CompanyLogo'>> {
      const { companyId } = request.member;
      const [file] = request.uploads.multipartFile ?? [];
      if (!file) {
        throw new ApiError(400, 'VALIDATION_ERROR', 'body/multipartFile must be a file.', 'Please choose a picture.');
      }
      const mediaType = await readMediaType(file, permitted, maxBytes);
      const format = mediaType.replace('image/', '') as LogoFormat;
      const content = await drawLogo(file, format, () => reply.raw.destroyed);
      const fileName = `${createHash('sha256').update(content).digest('hex')}.${LOGO_EXTENSIONS[format]}`;
      const logo = { file_name: fileName, media_type: mediaType, content };
      return changeCompany(db, request, reply, {
        subject: 'LOGO',
        values,
        answer,
        async write(trx) {
          await trx
            .insertInto('company_logos')
            .values({ company_id: companyId, ...logo })
            .onConflict((conflict) => conflict.column('company_id').doUpdateSet(logo))
            .execute();
          await trx
            .updateTable('companies')
            .set({ logo_url: LOGO_FOLDER + fileName })
            .where('id', '=', companyId)
            .execute();
        },
      });
    },

    deleteCompanyLogo(request, reply): Promise<Schema<'CompanyLogo'>> {
      const { companyId } = request.member;
      return changeCompany(db, request, reply, {
        subject: 'LOGO',
        values,
        answer,
        async write(trx) {
          await trx.deleteFrom('company_logos').where('company_id', '=', companyId).execute();
          await trx.updateTable('companies').set({ logo_url: null }).where('id', '=', companyId).execute();
        },
      });
    },
  } satisfies Partial<OperationHandlers>;
}
