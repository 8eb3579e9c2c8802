import { siteUrl } from '@travel-shell/core';
import { ownValue } from '@travel-shell/core/ownValue';
import type { NavigationItem } from '@travel-shell/tokens';

/** A resolved item: with its text, and whether it is current. */
export interface ShownItem extends NavigationItem {
  text: string;
  active: boolean;
}

/**
 * The items to show (STA-059, NAV-021). One without a text takes its vertical's name. If the page's vertical is known, it
 * alone decides which item is current.
 */
export const shownItems = (
  items: readonly NavigationItem[],
  vertical: string | undefined,
  names: Readonly<Record<string, string>>,
): ShownItem[] =>
  items
    .filter(({ hidden }) => !hidden)
    .map((item) => ({
      ...item,
      url: siteUrl(item.url),
      text: item.text ?? ownValue(names, item.verticalName) ?? item.verticalName,
      active: vertical ? item.verticalName === vertical : item.active === true,
    }));
