import type { Brand } from '@travel-shell/core';
import type { BrandData } from './BrandData.ts';

// Named after the attribute and its value, by which the build finds the chunk that a page needs.
const BRAND_MODULES: Record<Brand, () => Promise<{ brand: BrandData }>> = {
  flagship: () => import(/* webpackChunkName: "brand-flagship" */ './generated/flagship.ts'),
  sister: () => import(/* webpackChunkName: "brand-sister" */ './generated/sister.ts'),
  partner: () => import(/* webpackChunkName: "brand-partner" */ './generated/partner.ts'),
};

/** Name, logo and configuration of one brand. */
export async function loadBrand(brand: string): Promise<BrandData> {
  return (await BRAND_MODULES[brand as Brand]()).brand;
}
