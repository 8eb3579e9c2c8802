import { getConfig } from '@travel-shell/core';
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
    if (!takesSearchAlong(event, item, props)) return;
    event.preventDefault();
    const change = { from: props.vertical, to: item.verticalName, plainLink: item.url };
    void leaving.attempt().then((module) => {
      if (module) return module.goToVertical(change as Parameters<typeof module.goToVertical>[0]);
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

/**
 * Whether a press on the link leaves for another vertical with the search (MSC-038 to MSC-040). One that opens a tab or
 * window stays a link.
 */
function takesSearchAlong(
  { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
  { newTab, verticalName }: ShownItem,
  { vertical, pageType }: Pick<PartProps, 'vertical' | 'pageType'>,
): boolean {
  const { friendlyUrlVerticals: enabled = [] } = getConfig();
  const isModified = button !== 0 || metaKey || ctrlKey || shiftKey || altKey || newTab;
  const isResultsPage = pageType === '' || pageType === 'results';
  return (
    !isModified &&
    isResultsPage &&
    vertical !== verticalName &&
    [vertical, verticalName].every((each) => each !== undefined && enabled.includes(each))
  );
}
