import type { NavigationItem } from '@travel-shell/tokens';
import { shownItems } from '@travel-shell/ui/vertical-link';
import type { Fitted } from './fitRules.ts';
import type { BarPreparation, HeaderValues } from './HeaderProps.ts';

/** The parts of a header that have to fit into its bar. */
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
