import type { Brand } from '@travel-shell/core';
import type { BrandData } from './BrandData.ts';

// Named after the attribute and its value, by which the build finds the chunk that a page needs.
const BRAND_MODULES: Record<Brand, () => Promise<{ brand: BrandData }>> = {
  flagship: () => import(/* webpackChunkName: "brand-flagship" */ './brands/flagship.ts'),
  sister: () => import(/* webpackChunkName: "brand-sister" */ './brands/sister.ts'),
  partner: () => import(/* webpackChunkName: "brand-partner" */ './brands/partner.ts'),
};

/** Name, logo and configuration of one brand. */
export async function loadBrand(brand: Brand): Promise<BrandData> {
  return (await BRAND_MODULES[brand]()).brand;
}
