import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import type { ShownItem } from './shownItems.ts';

interface VerticalLinkProps extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> {
  item: ShownItem;
  icon: string;
  /** Class of the link; with `-text` behind it, of its text. */
  className: string;
  /** The note on a link that opens a tab. */
  newTab: string;
  /** In a menu or dialog that closes with it. */
  isDismissing: boolean;
  group?: string;
}

/** A navigation item (STA-059), as header and drawer have it. */
export function VerticalLink({
  item,
  icon,
  className,
  newTab,
  isDismissing,
  group,
  onClick,
}: VerticalLinkProps): ReactNode {
  // The label stands for all of the contents.
  const more = [item.ariaLabel, item.flagText, item.newTab && `(${newTab})`].filter(Boolean);
  const rel = [item.newTab && 'noopener', item.deferredLink && 'nofollow'].filter(Boolean).join(' ');
  return (
    <a
      className={className}
      part="nav-link"
      href={item.url}
      aria-current={item.active ? 'page' : undefined}
      aria-label={item.ariaLabel && more.join(' ')}
      target={item.newTab ? '_blank' : undefined}
      rel={rel || undefined}
      data-dismiss={isDismissing ? '' : undefined}
      data-part={group}
      data-label={item.verticalName}
      onClick={onClick}
    >
      <Icon path={icon} />
      <span className={`${className}-text`}>{item.text}</span>
      {item.flagText && (
        <span className="flag" data-animate={item.animate || undefined}>
          {item.flagText}
        </span>
      )}
      {item.newTab && <span className="ts-hidden">({newTab})</span>}
    </a>
  );
}
