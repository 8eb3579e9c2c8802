import type { Schema } from '@travel-shell/contract';
import { BRANDS, LOCALES } from '@travel-shell/core';
import type { Kysely } from 'kysely';
import { readCountryPicker } from './areas/account/readCountryPicker.ts';
import { readCurrencyPicker } from './areas/account/readCurrencyPicker.ts';
import { readFooterBrands, readFooterState, readPrivacyMenu, readSiteMap } from './areas/account/readFooter.ts';
import { withLikelyRegion } from './areas/account/withLikelyRegion.ts';
import { readInitialPreferences } from './areas/consent/readInitialPreferences.ts';
import type { ChosenVendors } from './areas/consent/readVendorList.ts';
import type { Database } from './database/Database.ts';

/** `data` of `renderFragment`, see packages/fragments: what the footer's providers answer (API-024 to API-026),
 * and the country picker's (STA-043), also for the one inside a header or footer. */
export type FragmentData = {
  footer?: {
    state: Schema<'FooterState'>;
    brands: Schema<'FooterBrandsState'>;
    siteMap: Schema<'FooterSiteMap'>;
    privacyMenu: Schema<'PrivacyMenuState'>;
  };
  'country-picker'?: Schema<'CountryPickerState'>;
  'currency-picker'?: Schema<'CurrencyPickerState'>;
  /** The part of STA-087 that is the same for everyone, and the first layer of the full framework (STA-083). */
  consent?: { policyUrl: string; isQuiet: boolean; tcf?: Schema<'TcfInitialPreferences'> };
};

/** The data a piece shows beyond its attributes. The same for all visitors; undefined for pieces without such data. */
export async function readFragmentData(
  db: Kysely<Database>,
  piece: string,
  attributes: Readonly<Record<string, string>>,
  isOpened = false,
  tcfVendors?: ChosenVendors,
): Promise<FragmentData | undefined> {
  const site = attributes.site || siteInside(attributes['country-picker']) || localeOf(attributes.locale);
  const [footer, countries, currencies] = await Promise.all([
    piece === 'footer' ? readFooter(db, attributes.brand) : undefined,
    // Header and footer contain the picker if requested.
    piece === 'country-picker' || 'country-picker' in attributes
      ? readCountryPicker(db, withLikelyRegion(site))
      : undefined,
    piece === 'currency-picker' && isOpened
      ? readCurrencyPicker(db, { locale: withLikelyRegion(site), chosen: undefined, userId: undefined })
      : undefined,
  ]);
  if (piece === 'consent') return { consent: await readConsent(db, attributes.kind, tcfVendors) };
  if (!footer && !countries && !currencies) return undefined;
  return {
    ...(footer && { footer }),
    ...(countries && { 'country-picker': countries }),
    ...(currencies && { 'currency-picker': currencies }),
  };
}

async function readFooter(db: Kysely<Database>, brand: string = BRANDS[0]): Promise<FragmentData['footer']> {
  // One after the other, on one connection of the pool.
  return {
    state: await readFooterState(db, brand),
    brands: await readFooterBrands(db, brand),
    siteMap: await readSiteMap(db, brand),
    privacyMenu: await readPrivacyMenu(db),
  };
}

/** The kinds that `betterUx` decides about (CNS-004). The others depend on the visitor. */
const ASKED_BY_SETTING: readonly string[] = ['cookies', 'tcf'];

async function readConsent(
  db: Kysely<Database>,
  kind = 'cookies',
  tcfVendors?: ChosenVendors,
): Promise<NonNullable<FragmentData['consent']>> {
  const { policy_url, better_ux } = await db
    .selectFrom('consent_settings')
    .select(['policy_url', 'better_ux'])
    .executeTakeFirstOrThrow();
  const isQuiet = !better_ux && ASKED_BY_SETTING.includes(kind);
  return {
    policyUrl: policy_url,
    isQuiet,
    ...(kind === 'tcf' && { tcf: await readInitialPreferences(db, tcfVendors) }),
  };
}

/** The site of a picker inside a header or footer, where the page has configured one. */
const siteInside = (settings = '') => (settings.startsWith('{') ? String(JSON.parse(settings).site ?? '') : '');

/** No site exists in the pseudo-locale. */
const localeOf = (locale: string = LOCALES[0]) => (locale === 'pseudo' ? LOCALES[0] : locale);
