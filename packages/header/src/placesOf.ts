import type { ShownItem } from '@travel-shell/ui/vertical-link';

/**
 * The place of an item: `fixed` in the bar before all others, `fixed-l` the same from 64em and below that in "more",
 * `free` in the bar as far as there is room, `more` never in the bar.
 */
export type Place = 'fixed' | 'fixed-l' | 'free' | 'more';

/** STA-060. Of the items without a `viewJump`, the bar has `visibleItems` at most, and the current one is among them. */
export function placesOf(items: readonly ShownItem[], visibleItems: number): Place[] {
  let left = visibleItems;
  if (left > 0 && items.some(({ active, viewJump }) => active && !viewJump)) left -= 1;
  return items.map(({ active, viewJump }) => {
    if (viewJump === 'more') return 'more';
    if (viewJump) return viewJump === 'l' ? 'fixed-l' : 'fixed';
    if (active && visibleItems > 0) return 'free';
    left -= 1;
    return left >= 0 ? 'free' : 'more';
  });
}
