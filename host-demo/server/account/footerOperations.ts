import type { Brand, Schema } from '@travel-shell/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../ApiError.ts';
import type { OperationHandlers } from '../operations.ts';
import type { Services } from '../Services.ts';
import { readFooterState, readSiteMap } from './readFooter.ts';

const ICONS = '/horizon/react/component/socialIcons';

const brandOf = (request: FastifyRequest) => (request.query as { brand: Brand }).brand;

/** What the footer shows (API-024 to API-026, API-045). */
export function createFooterOperations({ db }: Services): Partial<OperationHandlers> {
  return {
    getFooterState: (request): Promise<Schema<'FooterState'>> => readFooterState(db, brandOf(request)),

    getFooterSiteMapLinks: (request): Promise<Schema<'FooterSiteMap'>> => readSiteMap(db, brandOf(request)),

    async getFooterBrands(request): Promise<Schema<'FooterBrandsState'>> {
      const { display_name } = await db
        .selectFrom('site_brands')
        .select('display_name')
        .where('brand', '=', brandOf(request))
        .executeTakeFirstOrThrow();
      const brands = await db
        .selectFrom('footer_brands')
        .select(['name', 'title', 'url', 'logo_url as logoUrl', 'height'])
        .orderBy('position')
        .execute();
      const sites = await db
        .selectFrom('social_media_sites')
        .select(['name', 'title', 'url'])
        .orderBy('position')
        .execute();
      return {
        brands,
        socialMediaSites: sites.map(({ name, title, url }) => ({
          name,
          url: `${url}/${display_name.toLowerCase()}`,
          prompt: `Follow ${display_name} on ${title}`,
        })),
        socialIconsByName: Object.fromEntries(sites.map(({ name }) => [name, `${ICONS}/${name}.svg`])),
      };
    },

    async getPrivacyMenu(): Promise<Schema<'PrivacyMenuState'>> {
      const items = await db.selectFrom('privacy_menu_items').select(['title', 'url']).orderBy('position').execute();
      return { items };
    },

    async getSocialIcon(request, reply) {
      const { file } = request.params as { file: string };
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
  };
}
