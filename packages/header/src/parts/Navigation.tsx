import { ownValue } from '@travel-shell/core/ownValue';
import type { BrandData } from '@travel-shell/tokens';
import { chevronIcon, Icon } from '@travel-shell/ui';
import { useAutoPopover, usePinnedPlace, usePopoverPosition } from '@travel-shell/ui/popover';
import { type ShownItem, VerticalLink } from '@travel-shell/ui/vertical-link';
import { type ReactNode, useRef } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { placesOf } from '../placesOf.ts';
import { closeMenuAround } from './closeMenuAround.ts';

interface NavigationProps {
  items: readonly ShownItem[];
  visibleItems: number;
  icons: BrandData['icons'];
  messages: Messages;
}

/** Places of an item for which the bar needs "more" whatever fits: always, or below 64em. */
const WHEN_NEEDED = ['more', 'fixed-l'] as const;

/**
 * Every item is rendered in the bar and in "more". In the bar those that do not fit wrap out of sight; once `fitRow` has
 * measured which, "more" shows only these. The button is named after the current item wherever the bar does not show that.
 */
export function Navigation({ items, visibleItems, icons, messages }: NavigationProps): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  usePopoverPosition(trigger, menu);
  usePinnedPlace(trigger, menu);
  useAutoPopover(trigger, menu);

  const current = items.find(({ active }) => active);
  const places = placesOf(items, visibleItems);
  const isNamed = current && places[items.indexOf(current)] === 'more';
  if (items.length === 0) return null;

  const links = (place: string) => (
    <ul className={place}>
      {items.map((item, index) => (
        <li
          key={`${item.verticalName} ${item.url}`}
          data-place={places[index]}
          data-fixed={places[index]?.startsWith('fixed') ? '' : undefined}
          // Also `fitRow` writes here, perhaps before React.
          suppressHydrationWarning
        >
          <VerticalLink
            item={item}
            icon={ownValue(icons, item.verticalName) ?? icons.unknown}
            className="link"
            newTab={messages.newTab}
            isDismissing={place === 'menu-links'}
            onClick={(event) => closeMenuAround(event.currentTarget)}
          />
        </li>
      ))}
    </ul>
  );

  return (
    <nav className="nav" part="nav" data-part="nav" aria-label={messages.navigation} data-row suppressHydrationWarning>
      <div className="nav-row" data-needs-more={WHEN_NEEDED.find((place) => places.includes(place))}>
        {links('nav-bar')}
        <div className="nav-more">
          <button
            ref={trigger}
            type="button"
            className="more"
            popoverTarget="more"
            data-named={isNamed ? '' : undefined}
            suppressHydrationWarning
          >
            <span className="when-narrow">
              <Icon path={ownValue(icons, current?.verticalName ?? 'explore') ?? icons.unknown} />
              <span className="more-current" data-whole>
                {current?.text ?? messages.verticals.explore}
              </span>
              <span className="ts-hidden">{messages.more}</span>
            </span>
            <span className="when-wide">{messages.more}</span>
            <Icon path={chevronIcon} className="chevron" />
            {current && <span className="current" />}
          </button>
          <div ref={menu} id="more" popover="auto" className="ts-menu more-menu" part="menu">
            {links('menu-links')}
          </div>
        </div>
      </div>
    </nav>
  );
}
