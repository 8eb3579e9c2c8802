import type { KeyboardEvent, ReactNode } from 'react';
import { chevronIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';

export interface DisclosureLink {
  text: string;
  /** Path of an icon, before the text. */
  icon?: string | undefined;
  href: string;
  /** The link is to the current page. */
  isCurrent?: boolean;
}

export interface DisclosureGroup {
  text: string;
  icon?: string | undefined;
  items: readonly DisclosureItem[];
}

export type DisclosureItem = DisclosureLink | DisclosureGroup;

interface DisclosureNavigationProps {
  /** Names the landmark. */
  label: string;
  items: readonly DisclosureItem[];
  /** The pointer or the focus has come to a link, which may be fetched ahead. */
  onIntent?: ((href: string) => void) | undefined;
}

/**
 * Pages in groups, as nested lists: the groups are the platform's own disclosures, which open without script and are found by
 * the browser's search. Not a tree: that would take the arrow keys and the links' meaning from screen readers.
 */
export function DisclosureNavigation({ label, items, onIntent }: DisclosureNavigationProps): ReactNode {
  return (
    <nav className="ts-disclosure" part="navigation" aria-label={label}>
      <List items={items} onIntent={onIntent} />
    </nav>
  );
}

type ListProps = Pick<DisclosureNavigationProps, 'items' | 'onIntent'>;

function List({ items, onIntent }: ListProps): ReactNode {
  return (
    <ul className="ts-disclosure-list">
      {items.map((item) => (
        <li key={'href' in item ? item.href : item.text}>
          {'items' in item ? <Group {...item} onIntent={onIntent} /> : <PageLink {...item} onIntent={onIntent} />}
        </li>
      ))}
    </ul>
  );
}

function PageLink({ text, icon, href, isCurrent, onIntent }: DisclosureLink & Pick<ListProps, 'onIntent'>): ReactNode {
  return (
    <a
      className="ts-disclosure-link"
      part="navigation-link"
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={() => onIntent?.(href)}
      onFocus={() => onIntent?.(href)}
    >
      {icon && <Icon path={icon} />}
      {text}
    </a>
  );
}

const hasCurrent = (item: DisclosureItem): boolean =>
  'items' in item ? item.items.some(hasCurrent) : item.isCurrent === true;

/** Open from the start where the current page is in it. */
function Group({ text, icon, items, onIntent }: DisclosureGroup & ListProps): ReactNode {
  // APG: Escape closes the group around the focus, the innermost first, and the focus stays at its button.
  function handleKeyDown(event: KeyboardEvent<HTMLDetailsElement>): void {
    const { currentTarget: details } = event;
    if (event.key !== 'Escape' || !details.open) return;
    event.stopPropagation();
    event.preventDefault();
    details.open = false;
    details.querySelector('summary')?.focus();
  }
  return (
    <details className="ts-disclosure-group" open={items.some(hasCurrent)} onKeyDown={handleKeyDown}>
      <summary className="ts-disclosure-link" part="navigation-group">
        {icon && <Icon path={icon} />}
        <span>{text}</span>
        <Icon path={chevronIcon} className="ts-disclosure-chevron" />
      </summary>
      <List items={items} onIntent={onIntent} />
    </details>
  );
}
