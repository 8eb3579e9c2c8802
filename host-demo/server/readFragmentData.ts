import { BRANDS, type Brand, LOCALES, type Schema } from '@travel-shell/contract';
import type { Kysely } from 'kysely';
import { readCountryPicker } from './account/readCountryPicker.ts';
import { readFooterBrands, readFooterState, readPrivacyMenu, readSiteMap } from './account/readFooter.ts';
import type { Database } from './database/Database.ts';

/** `data` of `renderFragment`, see packages/fragments: what the footer's providers answer (API-024 to API-026),
 * and the country picker's (STA-043). */
export interface FragmentData {
  footer?: {
    state: Schema<'FooterState'>;
    brands: Schema<'FooterBrandsState'>;
    siteMap: Schema<'FooterSiteMap'>;
    privacyMenu: Schema<'PrivacyMenuState'>;
  };
  'country-picker'?: Schema<'CountryPickerState'>;
}

/** What a piece shows that no attribute says. The same for every visitor; undefined for pieces that need nothing. */
export async function readFragmentData(
  db: Kysely<Database>,
  piece: string,
  attributes: Readonly<Record<string, string>>,
): Promise<FragmentData | undefined> {
  if (piece === 'country-picker') {
    const site = new Intl.Locale(attributes.site || localeOf(attributes.locale));
    return { 'country-picker': await readCountryPicker(db, site) };
  }
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

/** The pseudo-locale is no language anybody has a site in. */
const localeOf = (locale: string = LOCALES[0]) => (locale === 'pseudo' ? LOCALES[0] : locale);
