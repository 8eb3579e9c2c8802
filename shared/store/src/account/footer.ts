import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getFooterBrands } from '@travel-shell/contract/calls/getFooterBrands';
import { getFooterSiteMapLinks } from '@travel-shell/contract/calls/getFooterSiteMapLinks';
import { getFooterState } from '@travel-shell/contract/calls/getFooterState';
import { getPrivacyMenu } from '@travel-shell/contract/calls/getPrivacyMenu';
import { defineEntity, type EntityState, getConfig } from '@travel-shell/store';
import { entityFamily } from '@travel-shell/store/entityFamily';
import { loadFailure } from '../loadFailure.ts';

const states = entityFamily<Schema<'FooterState'>>('footer', (brand) => ({
  load: (signal) => call(getFooterState, { query: { brand }, signal }),
  personal: false,
  failure: loadFailure('STATE_FAILED', 'The footer'),
}));

const brands = entityFamily<Schema<'FooterBrandsState'>>('footerBrands', (brand) => ({
  load: (signal) => call(getFooterBrands, { query: { brand }, signal }),
  personal: false,
  // ERR-047.
  failure: loadFailure('STATE_FAILED', 'The logos of the footer'),
  // ERR-048.
  isWorthLogging: () => getConfig().logFooterBrandsFailures,
}));

const siteMaps = entityFamily<Schema<'FooterSiteMap'>>('footerSiteMap', (brand) => ({
  load: (signal) => call(getFooterSiteMapLinks, { query: { brand }, signal }),
  personal: false,
  failure: loadFailure('STATE_FAILED', 'The site map'),
}));

/** Texts, app stores and link groups of a brand's footer. STA-053, STA-056. */
export const footerState = (brand: string): EntityState<Schema<'FooterState'>> => states(brand);

/** Partner logos and social media sites, loaded when the footer comes into view (FTR-003). STA-052. */
export const footerBrands = (brand: string): EntityState<Schema<'FooterBrandsState'>> => brands(brand);

/** The site map. STA-058. */
export const footerSiteMap = (brand: string): EntityState<Schema<'FooterSiteMap'>> => siteMaps(brand);

/** The links of the privacy menu. STA-055. */
export const privacyMenu: EntityState<Schema<'PrivacyMenuState'>> = defineEntity('privacyMenu', {
  load: (signal) => call(getPrivacyMenu, { signal }),
  personal: false,
  failure: loadFailure('STATE_FAILED', 'The privacy menu'),
});
