import { BREAKPOINTS } from '@travel-shell/tokens';

/** NAV-001. `dialog` and `drawer-hidden` open in front of the page, the other two are in room beside it. */
export type DrawerLayout = 'dialog' | 'drawer-hidden' | 'drawer' | 'accordion';

export interface LayoutConditions {
  /** The width of the window, in em of the visitor's text size, as `BREAKPOINTS` and media queries have it. */
  width: number;
  hidesEarlier: boolean;
  /** The page wants the drawer hidden in the middle range. */
  isHiddenPage: boolean;
  /** As `isHiddenPage`, in a range that ends later (NAV-O03). */
  isForcedHidden: boolean;
  /** Has the accordion above the middle range. */
  isResponsive: boolean;
}

/**
 * The layout for a window (NAV-002 to NAV-010, ranges by NAV-O01 and NAV-O02). `NavDrawer.shadow.css` and
 * `room.shadow.css` say the same in media queries; a browser test compares them.
 */
export function drawerLayout(conditions: LayoutConditions): DrawerLayout {
  const { width, hidesEarlier, isHiddenPage, isForcedHidden, isResponsive } = conditions;
  if (width < BREAKPOINTS.s) return 'dialog';
  if (width < (hidesEarlier ? BREAKPOINTS.l : BREAKPOINTS.m)) return 'drawer-hidden';
  if (width <= middleEnd(conditions)) return isHiddenPage || isForcedHidden ? 'drawer-hidden' : 'drawer';
  return isResponsive ? 'accordion' : 'drawer';
}

/** The end of the middle range (NAV-005, NAV-007, NAV-008). */
function middleEnd({ hidesEarlier, isForcedHidden }: LayoutConditions): number {
  if (isForcedHidden) return BREAKPOINTS.xxl;
  return hidesEarlier ? BREAKPOINTS.xl : BREAKPOINTS.l;
}

/** Whether the drawer is part of the page, instead of opening in front of it. */
export const isDocked = (layout: DrawerLayout): boolean => layout === 'drawer' || layout === 'accordion';
