import { BRANDS, type Brand, type Schema } from '@travel-shell/contract';
import type { Kysely } from 'kysely';
import { readFooterBrands, readFooterState, readPrivacyMenu, readSiteMap } from './account/readFooter.ts';
import type { Database } from './database/Database.ts';

/** `data` of `renderFragment`, see packages/fragments: what the footer's providers answer (API-024 to API-026). */
export interface FragmentData {
  footer?: {
    state: Schema<'FooterState'>;
    brands: Schema<'FooterBrandsState'>;
    siteMap: Schema<'FooterSiteMap'>;
    privacyMenu: Schema<'PrivacyMenuState'>;
  };
}

/** What a piece shows that no attribute says. The same for every visitor; undefined for pieces that need nothing. */
export async function readFragmentData(
  db: Kysely<Database>,
  piece: string,
  attributes: Readonly<Record<string, string>>,
): Promise<FragmentData | undefined> {
  if (piece !== 'footer') return undefined;
  const brand = (attributes.brand as Brand | undefined) ?? BRANDS[0];
  const [state, brands, siteMap, privacyMenu] = await Promise.all([
    readFooterState(db, brand),
    readFooterBrands(db, brand),
    readSiteMap(db, brand),
    readPrivacyMenu(db),
  ]);
  return { footer: { state, brands, siteMap, privacyMenu } };
}
