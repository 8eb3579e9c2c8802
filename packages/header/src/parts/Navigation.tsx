import { chevronIcon, Icon, usePopoverPosition } from '@travel-shell/ui';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { Messages } from '../messages/Messages.ts';
import type { ShownItem } from '../navigationOf.ts';
import type { Threshold } from '../overflowThresholds.ts';
import { verticalIcon } from '../verticalIcons.ts';
import { closeMenuAround } from './closeMenuAround.ts';

interface NavigationProps {
  items: readonly ShownItem[];
  thresholds: readonly Threshold[];
  messages: Messages;
  onFollow: (label: string) => void;
}

/**
 * Every item stands in the bar and in "more"; container queries show each in one of the two, so nothing is measured and
 * nothing moves. In a narrow header the bar holds the button alone, named after the current item.
 */
export function Navigation({ items, thresholds, messages, onFollow }: NavigationProps): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  usePopoverPosition(trigger, menu);

  const current = items.find(({ active }) => active) ?? items[0];
  if (!current) return null;
  // "More" is there for as long as one item is not in the bar.
  const widest = Math.max(
    ...thresholds.map((threshold) => (threshold === 'never' ? Number.POSITIVE_INFINITY : threshold)),
  );
  const last = Number.isFinite(widest) ? widest : 'never';
  const currentFrom = current.active ? thresholds[items.indexOf(current)] : undefined;

  const links = (place: string) => (
    <ul className={place}>
      {items.map((item, index) => (
        <li key={`${item.verticalName} ${item.url}`} data-from={thresholds[index]}>
          <NavigationLink item={item} messages={messages} onFollow={onFollow} />
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
        data-from={last}
        data-current={currentFrom}
      >
        <span className="when-narrow">
          <Icon path={verticalIcon(current.verticalName)} />
          <span className="more-current">{current.text}</span>
          <span className="hidden">, {messages.more}</span>
        </span>
        <span className="when-wide">{messages.more}</span>
        <Icon path={chevronIcon} className="chevron" />
      </button>
      <div ref={menu} id="more" popover="auto" className="menu more-menu" part="menu">
        {links('menu-links')}
      </div>
    </nav>
  );
}

interface NavigationLinkProps {
  item: ShownItem;
  messages: Messages;
  onFollow: (label: string) => void;
}

function NavigationLink({ item, messages, onFollow }: NavigationLinkProps): ReactNode {
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
      onClick={handleClick}
    >
      <Icon path={verticalIcon(item.verticalName)} />
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
