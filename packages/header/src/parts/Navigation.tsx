import { ownValue } from '@travel-shell/core/ownValue';
import type { BrandData } from '@travel-shell/tokens';
import { chevronIcon, Icon } from '@travel-shell/ui';
import { useAutoPopover, usePinnedPlace, usePopoverPosition } from '@travel-shell/ui/popover';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import type { ShownItem } from '../navigationOf.ts';
import type { Place, Threshold } from '../overflowThresholds.ts';
import { closeMenuAround } from './closeMenuAround.ts';

interface NavigationProps {
  items: readonly ShownItem[];
  thresholds: readonly Place[];
  icons: BrandData['icons'];
  messages: Messages;
  onFollow: (label: string) => void;
}

/**
 * Every item is rendered in the bar and in "more"; container queries show it in one of the two, so nothing is measured
 * and nothing shifts. In a narrow header the bar holds the button alone, named after the current item.
 */
export function Navigation({ items, thresholds, icons, messages, onFollow }: NavigationProps): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  usePopoverPosition(trigger, menu);
  usePinnedPlace(trigger, menu);
  useAutoPopover(trigger, menu);

  const current = items.find(({ active }) => active);
  if (items.length === 0) return null;
  const currentPlace = current && thresholds[items.indexOf(current)];

  const links = (place: string) => (
    <ul className={place}>
      {items.map((item, index) => (
        <li
          key={`${item.verticalName} ${item.url}`}
          data-medium={thresholds[index]?.medium}
          data-wide={thresholds[index]?.wide}
        >
          <NavigationLink
            item={item}
            icon={ownValue(icons, item.verticalName) ?? icons.unknown}
            messages={messages}
            isInMenu={place === 'menu-links'}
            onFollow={onFollow}
          />
        </li>
      ))}
    </ul>
  );

  return (
    <nav className="nav" part="nav" aria-label={messages.navigation}>
      {links('nav-bar')}
      <button
        ref={trigger}
        type="button"
        className="more"
        popoverTarget="more"
        data-medium={lastOf(thresholds.map(({ medium }) => medium))}
        data-wide={lastOf(thresholds.map(({ wide }) => wide))}
      >
        <span className="when-narrow">
          <Icon path={ownValue(icons, current?.verticalName ?? 'explore') ?? icons.unknown} />
          <span className="more-current">{current?.text ?? messages.verticals.explore}</span>
          <span className="hidden">{messages.more}</span>
        </span>
        <span className="when-wide">{messages.more}</span>
        <Icon path={chevronIcon} className="chevron" />
        {currentPlace && <span className="current" data-medium={currentPlace.medium} data-wide={currentPlace.wide} />}
      </button>
      <div ref={menu} id="more" popover="auto" className="menu more-menu" part="menu">
        {links('menu-links')}
      </div>
    </nav>
  );
}

/** "More" shows while any item is not in the bar. */
const lastOf = (thresholds: readonly Threshold[]): Threshold =>
  thresholds.reduce((last, each) => (last === 'never' || each === 'never' ? 'never' : Math.max(last, each)), 0);

interface NavigationLinkProps {
  item: ShownItem;
  icon: string;
  messages: Messages;
  isInMenu: boolean;
  onFollow: (label: string) => void;
}

function NavigationLink({ item, icon, messages, isInMenu, onFollow }: NavigationLinkProps): ReactNode {
  function handleClick(event: MouseEvent): void {
    closeMenuAround(event.currentTarget);
    onFollow(item.verticalName);
  }

  const rel = [item.newTab && 'noopener', item.deferredLink && 'nofollow'].filter(Boolean).join(' ');
  return (
    <a
      className="link"
      part="nav-link"
      href={item.url}
      aria-current={item.active ? 'page' : undefined}
      aria-label={item.ariaLabel}
      target={item.newTab ? '_blank' : undefined}
      rel={rel || undefined}
      data-dismiss={isInMenu ? '' : undefined}
      onClick={handleClick}
    >
      <Icon path={icon} />
      <span className="link-text">{item.text}</span>
      {item.flagText && (
        <span className="flag" data-animate={item.animate || undefined}>
          {item.flagText}
        </span>
      )}
      {item.newTab && <span className="hidden">({messages.newTab})</span>}
    </a>
  );
}
