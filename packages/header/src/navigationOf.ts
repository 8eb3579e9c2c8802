import { ownValue } from '@travel-shell/core/ownValue';
import { siteUrl } from '@travel-shell/piece';
import type { NavigationItem } from '@travel-shell/tokens';
import type { Messages } from './messages/generated/Messages.ts';

/** A resolved item: with its text, and whether it is current. */
export interface ShownItem extends NavigationItem {
  text: string;
  active: boolean;
}

/**
 * The items to show (STA-059). One without a text takes its vertical's name. If `activeVertical` is set, it alone
 * decides which item is current.
 */
export function navigationOf(
  items: readonly NavigationItem[],
  activeVertical: string | undefined,
  messages: Messages,
): ShownItem[] {
  const names: Record<string, string> = messages.verticals;
  return items
    .filter(({ hidden }) => !hidden)
    .map((item) => ({
      ...item,
      url: siteUrl(item.url),
      text: item.text ?? ownValue(names, item.verticalName) ?? item.verticalName,
      active: activeVertical ? item.verticalName === activeVertical : item.active === true,
    }));
}
