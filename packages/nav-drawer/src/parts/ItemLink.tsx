import { Icon } from '@travel-shell/ui';
import type { ReactNode } from 'react';
import type { ShownItem } from '../itemsOf.ts';
import type { PartProps } from '../NavDrawerProps.ts';

interface ItemLinkProps extends PartProps {
  item: ShownItem;
  group: string;
}

/** A navigation item (STA-059), as in the header. */
export function ItemLink({ item, group, prepared, isInDialog, onChosen }: ItemLinkProps): ReactNode {
  const { messages, icons } = prepared;

  // It stands for all of the contents.
  const more = [item.ariaLabel, item.flagText, item.newTab && `(${messages.newTab})`].filter(Boolean);
  const label = item.ariaLabel && more.join(' ');
  const rel = [item.newTab && 'noopener', item.deferredLink && 'nofollow'].filter(Boolean).join(' ');
  return (
    <li>
      <a
        className="entry"
        part="nav-link"
        href={item.url}
        aria-current={item.active ? 'page' : undefined}
        aria-label={label}
        target={item.newTab ? '_blank' : undefined}
        rel={rel || undefined}
        data-dismiss={isInDialog ? '' : undefined}
        data-part={group}
        data-label={item.verticalName}
        onClick={onChosen}
      >
        <Icon path={icons[item.verticalName] as string} />
        <span className="entry-text">{item.text}</span>
        {item.flagText && (
          <span className="flag" data-animate={item.animate || undefined}>
            {item.flagText}
          </span>
        )}
        {item.newTab && <span className="ts-hidden">({messages.newTab})</span>}
      </a>
    </li>
  );
}
