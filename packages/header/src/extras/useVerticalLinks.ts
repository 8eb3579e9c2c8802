import type { Schema } from '@travel-shell/contract';
import { takesSearchAlong } from '@travel-shell/piece/takesSearchAlong';
import { goToVertical } from '@travel-shell/store/account';
import type { NavigationItem } from '@travel-shell/tokens';
import { useEffect } from 'react';
import type { HeaderProps } from '../HeaderProps.ts';
import { navigationOf } from '../navigationOf.ts';

/** Links to other verticals take the search of a results page along (MSC-038). */
export function useVerticalLinks({ element, prepared, activeVertical: from, items }: HeaderProps): void {
  const { brandData, messages } = prepared;
  const root = element.host?.shadowRoot;

  useEffect(() => {
    if (!root || !from) return;
    const shown = navigationOf((items as NavigationItem[] | undefined) ?? brandData.navigation, from, messages);
    const hear = (event: Event) => {
      const address = (event.target as Element).closest('[part=nav-link]')?.getAttribute('href');
      const item = shown.find(({ url }) => url === address);
      if (!item || !takesSearchAlong(event as MouseEvent, { from, to: item.verticalName, newTab: item.newTab })) return;
      event.preventDefault();
      const change = { from: from as Schema<'Vertical'>, to: item.verticalName as Schema<'Vertical'> };
      void goToVertical({ ...change, plainLink: item.url });
    };
    root.addEventListener('click', hear);
    return () => root.removeEventListener('click', hear);
  }, [root, from, items, brandData, messages]);
}
