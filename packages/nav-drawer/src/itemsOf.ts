import { isHttpAddress, logFailure } from '@travel-shell/core';
import { siteUrl } from '@travel-shell/piece';
import type { NavigationItem } from '@travel-shell/tokens';
import type { Messages } from './messages/generated/Messages.ts';

/** An item with an address that may be linked to. */
export type DrawerItem = NavigationItem;

/** A resolved item: with its text, and whether it is current. */
export interface ShownItem extends DrawerItem {
  text: string;
  active: boolean;
}

/** So that preparing again, for another language, logs nothing twice. */
const checked = new WeakMap<object, DrawerItem[]>();

/**
 * The usable ones of the given items. One without an address, or with one that is not http(s), is left out, with a line in
 * the console.
 * @param attribute where they come from
 */
export function usableItems(given: unknown, attribute: string): DrawerItem[] {
  if (!Array.isArray(given)) return [];
  const usable = checked.get(given) ?? given.flatMap((item, index) => readItem(item, index, attribute));
  checked.set(given, usable);
  return usable;
}

function readItem(item: unknown, index: number, attribute: string): DrawerItem[] {
  const { url, verticalName = 'unknown', ...fields } = Object(item) as Partial<NavigationItem>;
  if (typeof url === 'string' && url && isHttpAddress(url)) {
    return [{ ...fields, url, verticalName: String(verticalName) }];
  }
  const what = url ? 'an address that is not http(s)' : 'no url';
  const message = `Item ${index} of ${attribute} has ${what}, so it is left out. Expected {"verticalName": "hotels", "url": "/hotels"}.`;
  logFailure({ code: 'ATTRIBUTE_INVALID', message, piece: 'nav-drawer' });
  return [];
}

/** What the group shows: no hidden items (NAV-021), and no `more`, which is the header's (NAV-022). */
export const visibleItems = (items: readonly DrawerItem[]): DrawerItem[] =>
  items.filter(({ hidden, verticalName }) => !hidden && verticalName !== 'more');

/** One without a text takes its vertical's name. If the page's vertical is known, it alone decides which is current. */
export function shownItems(
  items: readonly DrawerItem[],
  vertical: string | undefined,
  messages: Messages,
): ShownItem[] {
  const names: Record<string, string> = messages.verticals;
  return items.map((item) => ({
    ...item,
    url: siteUrl(item.url),
    text: item.text ?? names[item.verticalName] ?? item.verticalName,
    active: vertical ? item.verticalName === vertical : item.active === true,
  }));
}
