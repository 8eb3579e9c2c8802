import { SOCIAL_SITES, socialIcon } from '@travel-shell/tokens/socialSites';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { linkGroupsOf, PARTNERS, PRIVACY_MENU, SITES, type SiteText, slugOf } from './footerData.ts';

/** Texts and links of every brand's footer, partners, social media sites and the privacy menu. */
export async function seedFooter(db: Kysely<Database>): Promise<void> {
  const present = await db.selectFrom('site_brands').select('brand').execute();
  if (present.length >= SITES.length) return;
  await db.transaction().execute(async (trx) => {
    for (const site of SITES) await addSite(trx, site);
    await trx
      .insertInto('footer_brands')
      .values(
        PARTNERS.map((partner, position) => ({
          ...partner,
          position,
          url: `https://${partner.name}.example/`,
          logo_url: `/site/brands/${partner.name}.svg`,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('social_media_sites')
      .values(
        SOCIAL_SITES.map((site, position) => ({
          name: site.name,
          position,
          title: site.title,
          url: `https://${site.name}.example`,
          icon_svg: socialIcon(site),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('privacy_menu_items')
      .values(PRIVACY_MENU.map(([title, url], position) => ({ position, title, url })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** The footers of further brands: links as those of ours. */
export async function addSites(db: Kysely<Database>, sites: readonly SiteText[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const site of sites) await addSite(trx, site);
  });
}

async function addSite(trx: Transaction<Database>, { brand, displayName, pageDescription, hasApps }: SiteText) {
  const app = displayName.toLowerCase();
  const apps = [
    { appStoreType: 'appleappstore', url: `https://apps.example/${app}`, title: `${displayName} on the App Store` },
    { appStoreType: 'googleplay', url: `https://play.example/${app}`, title: `${displayName} on Google Play` },
  ];
  await trx
    .insertInto('site_brands')
    .values({
      brand,
      display_name: displayName,
      page_description: pageDescription,
      app_store_links: JSON.stringify(hasApps ? apps : []),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

  const groups = linkGroupsOf(brand);
  await trx
    .insertInto('footer_link_groups')
    .values(groups.map(({ name, title }) => ({ brand, name, title })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('footer_links')
    .values(
      groups.flatMap((group) =>
        group.links.map(([title, url], position) => ({
          brand,
          group_name: group.name,
          position,
          name: slugOf(title),
          title,
          url,
        })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
