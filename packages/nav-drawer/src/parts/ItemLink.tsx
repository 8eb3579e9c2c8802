import type { Schema } from '@travel-shell/contract';
import { takesSearchAlong } from '@travel-shell/piece/takesSearchAlong';
import { Icon } from '@travel-shell/ui';
import type { MouseEvent, ReactNode } from 'react';
import type { ShownItem } from '../itemsOf.ts';
import type { PartProps } from '../NavDrawerProps.ts';
import { leaving } from './lazyParts.ts';

interface ItemLinkProps extends PartProps {
  item: ShownItem;
  group: string;
}

/** A navigation item (STA-059), as in the header. */
export function ItemLink({ item, group, onTrack, onChosen, ...props }: ItemLinkProps): ReactNode {
  const { messages, icons } = props.prepared;

  function follow(event: MouseEvent): void {
    onTrack(group, item.verticalName);
    onChosen();
    const [from, to] = [props.vertical, item.verticalName] as Schema<'Vertical'>[];
    const isResultsPage = props.pageType === '' || props.pageType === 'results';
    if (!from || !to || !isResultsPage || !takesSearchAlong(event.nativeEvent, { from, to, newTab: item.newTab })) return;
    event.preventDefault();
    // Where the code cannot be loaded, the link still leads there.
    void leaving.attempt().then((module) => {
      if (module) return module.goToVertical({ from, to, plainLink: item.url });
      location.assign(item.url);
    });
  }

  const rel = [item.newTab && 'noopener', item.deferredLink && 'nofollow'].filter(Boolean).join(' ');
  return (
    <li>
      <a
        className="entry"
        part="nav-link"
        href={item.url}
        aria-current={item.active ? 'page' : undefined}
        aria-label={item.ariaLabel}
        target={item.newTab ? '_blank' : undefined}
        rel={rel || undefined}
        onClick={follow}
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
