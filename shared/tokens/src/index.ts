export type {
  BrandData,
  BrandFooter,
  BrandLinks,
  BrandLogo,
  BuiltBrand,
  LocalText,
  LogoNode,
  LogoPart,
} from './BrandData.ts';
export { BREAKPOINTS, MOTION, OFFSETS } from './generated/measures.ts';
export { loadBrand } from './loadBrand.ts';
export { loadLooks } from './loadLooks.ts';
export {
  NAMED_VERTICALS,
  type NavigationItem,
  type Vertical,
  VIEW_JUMPS,
  type ViewJump,
} from './NavigationItem.ts';
