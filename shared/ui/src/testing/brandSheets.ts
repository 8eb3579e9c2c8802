import { BRANDS, type Brand } from '@travel-shell/contract';
import { loadBrand, loadFoundation } from '@travel-shell/tokens';

const entries = await Promise.all(
  BRANDS.map(async (brand) => [brand, [(await loadBrand(brand)).sheet, await loadFoundation(brand)]]),
);

/** The sheets of every brand's tokens, loaded up front: what a test or a story shows is there at once. */
export const brandSheets: Readonly<Record<Brand, readonly CSSStyleSheet[]>> = Object.fromEntries(entries);
