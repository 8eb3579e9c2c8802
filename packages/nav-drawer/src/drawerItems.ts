import { isHttpAddress, logFailure } from '@travel-shell/core';
import type { NavigationItem } from '@travel-shell/tokens';
import { type ShownItem, shownItems } from '@travel-shell/ui/vertical-link';
import type { Messages } from './messages/generated/Messages.ts';

/** So that preparing again, for another language, logs nothing twice. */
const checked = new WeakMap<object, NavigationItem[]>();

/**
 * The usable ones of the given items. One without an address, or with one that is not http(s), is left out, with a line in
 * the console.
 * @param attribute where they come from
 */
export function usableItems(given: unknown, attribute: string): NavigationItem[] {
  if (!Array.isArray(given)) return [];
  const usable = checked.get(given) ?? given.flatMap((item, index) => readItem(item, index, attribute));
  checked.set(given, usable);
  return usable;
}

const BOOLEANS: ReadonlySet<string> = new Set(['newTab', 'active', 'hidden', 'deferredLink', 'animate']);

function readItem(item: unknown, index: number, attribute: string): NavigationItem[] {
  const problem = problemOf(Object(item));
  if (!problem)
    return [{ ...(item as NavigationItem), verticalName: (item as NavigationItem).verticalName ?? 'unknown' }];
  const message = `Item ${index} of ${attribute} has ${problem}, so it is left out. Expected {"verticalName": "hotels", "url": "/hotels"}.`;
  logFailure({ code: 'ATTRIBUTE_INVALID', message, piece: 'nav-drawer' });
  return [];
}

/** As the header's items, but for the name of the vertical, which a link can do without. */
function problemOf(item: Record<string, unknown>): string | undefined {
  if (!item.url) return 'no url';
  for (const [name, value] of Object.entries(item)) {
    const type = BOOLEANS.has(name) ? 'boolean' : 'string';
    const given = typeof value;
    if (given !== type) return `a ${name} that is no ${type}`;
  }
  return isHttpAddress(String(item.url)) ? undefined : 'an address that is not http(s)';
}

/** The items of a group: not `more`, which is the header's (NAV-022). */
export const drawerItems = (
  items: readonly NavigationItem[],
  vertical: string | undefined,
  messages: Messages,
): ShownItem[] => shownItems(items, vertical, messages.verticals).filter(({ verticalName }) => verticalName !== 'more');
