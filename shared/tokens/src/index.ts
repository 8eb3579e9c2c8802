export type { BrandData, BrandLinks, LogoProps } from './BrandData.ts';
export { BREAKPOINTS, HEADER_HEIGHTS, MOTION, OFFSETS } from './generated/measures.ts';
export { loadBrand } from './loadBrand.ts';
export { loadFoundation } from './loadFoundation.ts';
export { loadLooks } from './loadLooks.ts';
export { type NavigationItem, VERTICALS, type Vertical, VIEW_JUMPS, type ViewJump } from './NavigationItem.ts';
