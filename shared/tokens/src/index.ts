export type { BrandData, BrandLinks, LogoProps } from './BrandData.ts';
export { BREAKPOINTS, HEADER_HEIGHTS } from './generated/measures.ts';
export { loadBrand } from './loadBrand.ts';
export { type NavigationItem, VERTICALS, type Vertical, VIEW_JUMPS, type ViewJump } from './NavigationItem.ts';
