import type { Schema } from '@travel-shell/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ApiError } from '../../errors/ApiError.ts';

type LinkGroup = Schema<'FooterLinkGroup'>;

/** Texts, app-store links and link groups of one brand's footer. */
export async function readFooterState(db: Kysely<Database>, brand: string): Promise<Schema<'FooterState'>> {
  const site = await db.selectFrom('site_brands').selectAll().where('brand', '=', brand).executeTakeFirst();
  if (!site) throw unknownBrand(brand);
  const groups = await readLinkGroups(db, brand);
  const group = (name: string): LinkGroup => groups.get(name) ?? { title: '', links: [] };
  return {
    brandDisplayName: site.display_name,
    pageDescription: site.page_description,
    appStoreLinks: site.app_store_links.map(({ appStoreType, url, title }) => ({
      appStoreType,
      appStoreLink: { url },
      title,
    })),
    linkGroups: {
      seo: group('seo'),
      popularCities: group('popularCities'),
      popularDestinations: group('popularDestinations'),
      staticCompany: group('staticCompany'),
      staticContact: group('staticContact'),
      staticAirline: group('staticAirline'),
      staticMore: group('staticMore'),
    },
  };
}

export async function readSiteMap(db: Kysely<Database>, brand: string): Promise<Schema<'FooterSiteMap'>> {
  const siteMap = (await readLinkGroups(db, brand)).get('siteMap');
  return { siteMapTitle: siteMap?.title ?? '', siteMapLinks: siteMap?.links ?? [] };
}

const unknownBrand = (brand: string) =>
  new ApiError(400, 'INVALID_PARAMETER', `There is no brand "${brand}" here.`, 'This request is not allowed.');

const ICONS = '/horizon/react/component/socialIcons';

/** Partner logos, social media sites and where the sites' icons are. */
export async function readFooterBrands(db: Kysely<Database>, brand: string): Promise<Schema<'FooterBrandsState'>> {
  const site = await db.selectFrom('site_brands').select('display_name').where('brand', '=', brand).executeTakeFirst();
  if (!site) throw unknownBrand(brand);
  const { display_name } = site;
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
}

export async function readPrivacyMenu(db: Kysely<Database>): Promise<Schema<'PrivacyMenuState'>> {
  const items = await db.selectFrom('privacy_menu_items').select(['title', 'url']).orderBy('position').execute();
  return { items };
}

async function readLinkGroups(db: Kysely<Database>, brand: string): Promise<Map<string, LinkGroup>> {
  const rows = await db
    .selectFrom('footer_link_groups as group')
    .leftJoin('footer_links as link', (join) =>
      join.onRef('link.brand', '=', 'group.brand').onRef('link.group_name', '=', 'group.name'),
    )
    .select(['group.name as group', 'group.title as groupTitle', 'link.name', 'link.title', 'link.url'])
    .where('group.brand', '=', brand)
    .orderBy('group.name')
    .orderBy('link.position')
    .execute();
  const groups = new Map<string, LinkGroup>();
  for (const { group, groupTitle, name, title, url } of rows) {
    const known = groups.get(group) ?? { title: groupTitle, links: [] };
    groups.set(group, known);
    // A group without links is one row without a link.
    if (name !== null && title !== null && url !== null) {
      known.links.push({ url, title, name, testAttr: `footer-${group}-${name}` });
    }
  }
  return groups;
}
