import { followVertical } from '@travel-shell/piece/followVertical';
import type { NavigationItem } from '@travel-shell/tokens';
import { useEffect } from 'react';
import type { HeaderProps } from '../HeaderProps.ts';
import { navigationOf } from '../navigationOf.ts';

/** Links to other verticals take the search of a results page along (MSC-038). */
export function useVerticalLinks({ element, prepared, activeVertical, items }: HeaderProps): void {
  const { brandData, messages } = prepared;
  const root = element.host?.shadowRoot;

  useEffect(() => {
    if (!root || !activeVertical) return;
    const shown = navigationOf((items as NavigationItem[] | undefined) ?? brandData.navigation, activeVertical, messages);
    const hear = (event: Event) => {
      const link = (event.target as Element).closest('[part=nav-link]');
      const item = shown.find(({ url }) => url === link?.getAttribute('href'));
      if (!item || item.newTab) return;
      followVertical(event as MouseEvent, { from: activeVertical, to: item.verticalName, plainLink: item.url });
    };
    root.addEventListener('click', hear);
    return () => root.removeEventListener('click', hear);
  }, [root, activeVertical, items, brandData, messages]);
}
