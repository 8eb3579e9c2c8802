import type { Brand } from '@travel-shell/contract';
import type { BrandData } from './BrandData.ts';

// Chunk names end in the attribute's value: the build reads from them which chunk a page needs.
const BRAND_MODULES: Record<Brand, () => Promise<{ brand: BrandData }>> = {
  flagship: () => import(/* webpackChunkName: "brand-flagship" */ './brands/flagship.ts'),
  sister: () => import(/* webpackChunkName: "brand-sister" */ './brands/sister.ts'),
  partner: () => import(/* webpackChunkName: "brand-partner" */ './brands/partner.ts'),
};

/** Looks, logo and configuration of one brand. */
export async function loadBrand(brand: Brand): Promise<BrandData> {
  return (await BRAND_MODULES[brand]()).brand;
}
