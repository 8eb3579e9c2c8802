import { createHash } from 'node:crypto';
import type { Schema } from '@travel-shell/contract';
import { ApiError } from '../../errors/ApiError.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { readMediaType } from '../../http/uploads/readMediaType.ts';
import { drawLogo, type LogoType } from './drawLogo.ts';
import { LOGO_FOLDER } from './registerCompanyLogos.ts';

const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif' } as const;
const PERMITTED_TYPES = Object.keys(EXTENSIONS) as LogoType[];

const MAX_BYTES = 1024 * 1024;

/** API-093, API-094. */
export function createCompanyLogoOperations(services: Services) {
  const { db } = services;
  return {
    async uploadCompanyLogo(request): Promise<Schema<'CompanyLogo'>> {
      const { companyId } = request.member;
      const [file] = request.uploads.multipartFile ?? [];
      if (!file) {
        throw new ApiError(400, 'VALIDATION_ERROR', 'body/multipartFile must be a file.', 'Please choose a picture.');
      }
      const mediaType = await readMediaType(file, PERMITTED_TYPES, MAX_BYTES);
      const content = await drawLogo(file, mediaType);
      const fileName = `${createHash('sha256').update(content).digest('hex')}.${EXTENSIONS[mediaType]}`;
      const logo = { file_name: fileName, media_type: mediaType, content };
      const logoUrl = LOGO_FOLDER + fileName;
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('company_logos')
          .values({ company_id: companyId, ...logo })
          .onConflict((conflict) => conflict.column('company_id').doUpdateSet(logo))
          .execute();
        await trx.updateTable('companies').set({ logo_url: logoUrl }).where('id', '=', companyId).execute();
      });
      return { logoUrl };
    },

    async deleteCompanyLogo(request): Promise<Schema<'CompanyLogo'>> {
      const { companyId } = request.member;
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('company_logos').where('company_id', '=', companyId).execute();
        await trx.updateTable('companies').set({ logo_url: null }).where('id', '=', companyId).execute();
      });
      return { logoUrl: null };
    },
  } satisfies Partial<OperationHandlers>;
}
