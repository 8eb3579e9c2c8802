import type { NavigationItem } from '@travel-shell/tokens';
import { shownItems } from '@travel-shell/ui/vertical-link';
import type { Fitted } from './fitRules.ts';
import type { BarPreparation, HeaderValues } from './HeaderProps.ts';

/** What of a header has to fit into its bar. */
export function fittedOf(
  values: Pick<HeaderValues, 'items' | 'activeVertical' | 'visibleItems' | 'countryPicker' | 'currencyPicker'>,
  { brandData, messages }: Pick<BarPreparation, 'brandData' | 'messages'>,
): Fitted {
  const items = (values.items as NavigationItem[] | undefined) ?? brandData.navigation;
  return {
    items: shownItems(items, values.activeVertical, messages.verticals),
    visibleItems: values.visibleItems,
    more: messages.more,
    explore: messages.verticals.explore,
    hasRegion: Boolean(values.countryPicker || values.currencyPicker),
  };
}
