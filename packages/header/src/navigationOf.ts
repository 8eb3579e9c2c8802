import type { NavigationItem } from '@travel-shell/tokens';
import type { Messages } from './messages/generated/Messages.ts';

/** An item as it is shown: with its text, and known to be the current one or not. */
export interface ShownItem extends NavigationItem {
  text: string;
  active: boolean;
}

/**
 * The items to show (STA-059). One without a text takes its vertical's name. Where `activeVertical` is set it alone
 * says which item is the current one.
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
      text: item.text ?? names[item.verticalName] ?? item.verticalName,
      active: activeVertical ? item.verticalName === activeVertical : item.active === true,
    }));
}
