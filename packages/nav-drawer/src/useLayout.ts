import { useCallback, useSyncExternalStore } from 'react';
import { type DrawerLayout, drawerLayout } from './drawerLayout.ts';
import type { NavDrawerProps } from './NavDrawerProps.ts';
import { onWidthChange, windowWidth } from './windowWidth.ts';

type Flags = Pick<NavDrawerProps, 'hidesEarlier' | 'drawerHidden' | 'forcedHidden' | 'responsive'>;

/** The layout for the window as it is now. */
export const currentLayout = ({ hidesEarlier, drawerHidden, forcedHidden, responsive }: Flags): DrawerLayout =>
  drawerLayout({
    width: windowWidth(),
    hidesEarlier,
    isHiddenPage: drawerHidden,
    isForcedHidden: forcedHidden,
    isResponsive: responsive,
  });

/**
 * The current layout, followed. Undefined on a server and while its markup is hydrated: style sheets decide until then.
 */
export function useLayout({ hidesEarlier, drawerHidden, forcedHidden, responsive }: Flags): DrawerLayout | undefined {
  const read = useCallback(
    () => currentLayout({ hidesEarlier, drawerHidden, forcedHidden, responsive }),
    [hidesEarlier, drawerHidden, forcedHidden, responsive],
  );
  return useSyncExternalStore<DrawerLayout | undefined>(onWidthChange, read, () => undefined);
}
