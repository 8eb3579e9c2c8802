import type { Brand } from '@travel-shell/core';
import type { BrandData } from './BrandData.ts';

// Named after the attribute and its value, by which the build finds the chunk that a page needs. By the package's own name,
// under which step 1 shares them between pieces.
const BRAND_MODULES: Record<Brand, () => Promise<{ brand: BrandData }>> = {
  flagship: () => import(/* webpackChunkName: "brand-flagship" */ '@travel-shell/tokens/brands/flagship'),
  sister: () => import(/* webpackChunkName: "brand-sister" */ '@travel-shell/tokens/brands/sister'),
  partner: () => import(/* webpackChunkName: "brand-partner" */ '@travel-shell/tokens/brands/partner'),
};

/** Name, logo and configuration of one brand. */
export async function loadBrand(brand: string): Promise<BrandData> {
  return (await BRAND_MODULES[brand as Brand]()).brand;
}
