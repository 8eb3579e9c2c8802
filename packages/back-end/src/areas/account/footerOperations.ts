import type { Schema } from '@travel-shell/contract';
import { ApiError } from '../../errors/ApiError.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { readFooterBrands, readFooterState, readPrivacyMenu, readSiteMap } from './readFooter.ts';

/** The operations of the footer (API-024 to API-026, API-045). */
export function createFooterOperations({ db }: Services) {
  return {
    getFooterState: (request): Promise<Schema<'FooterState'>> => readFooterState(db, request.query.brand),

    getFooterSiteMapLinks: (request): Promise<Schema<'FooterSiteMap'>> => readSiteMap(db, request.query.brand),

    getFooterBrands: (request): Promise<Schema<'FooterBrandsState'>> => readFooterBrands(db, request.query.brand),

    getPrivacyMenu: (): Promise<Schema<'PrivacyMenuState'>> => readPrivacyMenu(db),

    async getSocialIcon(request, reply) {
      const { file } = request.params;
      const site = await db
        .selectFrom('social_media_sites')
        .select('icon_svg')
        .where('name', '=', file.slice(0, -'.svg'.length))
        .executeTakeFirst();
      if (!site) throw new ApiError(404, 'NOT_FOUND', `There is no icon ${file}.`, 'This does not exist any more.');
      return reply
        .headers({ 'Cache-Control': 'public, max-age=86400', 'Content-Security-Policy': "default-src 'none'" })
        .type('image/svg+xml')
        .send(site.icon_svg);
    },
  } satisfies Partial<OperationHandlers>;
}
