import { toggleExpanded } from '@travel-shell/core/toggleExpanded';
import { chevronIcon, Icon } from '@travel-shell/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { PartProps } from '../NavDrawerProps.ts';

/** Links of a group before "Show more". Source: CON-031. */
const FIRST_ITEMS = 5;
/** As `FIRST_ITEMS`, for the main and the secondary group of the accordion. Source: CON-032, NAV-O05. */
const FIRST_ITEMS_IN_ACCORDION = 10;

interface GroupProps extends PartProps {
  name: string;
  /** Names the list, and is its heading in the accordion. */
  title: string;
  /** How many entries `children` are. */
  count: number;
  children: ReactNode;
}

/**
 * A list of entries. In the accordion it has a heading that opens and closes it, by the platform. How many entries show at
 * first depends on the layout, so the style sheet decides, by their number and that of the list, and by the button that shows
 * the rest.
 */
export function Group({ name, title, count, children, prepared, layout, isCollapsed }: GroupProps): ReactNode {
  const { messages } = prepared;
  const details = useRef<HTMLDetailsElement>(null);
  // Without a heading there is no way to open it again.
  useLayoutEffect(() => {
    if ((layout !== 'accordion' || isCollapsed) && details.current) details.current.open = true;
  }, [layout, isCollapsed]);
  if (count === 0) return null;

  const isLimited = name === 'main' || name === 'secondary';
  const first = isLimited && [FIRST_ITEMS_IN_ACCORDION, FIRST_ITEMS].find((number) => count > number);
  return (
    <details ref={details} className="group" part="group" data-group={name} open>
      <summary className="group-heading">
        <span>{title}</span>
        <Icon path={chevronIcon} className="chevron" />
      </summary>
      <ul className="list" aria-label={title}>
        {children}
      </ul>
      {first && (
        <button
          type="button"
          className="entry more"
          part="more"
          aria-expanded={false}
          data-beyond={first}
          data-expands=""
          data-part={name}
          data-label="more|less"
          onClick={(event) => toggleExpanded(event.currentTarget)}
          // The press, before React, too, is what changes it.
          suppressHydrationWarning
        >
          <Icon path={chevronIcon} className="chevron" />
          <span className="entry-text when-less">{messages.showMore}</span>
          <span className="entry-text when-all">{messages.showLess}</span>
        </button>
      )}
    </details>
  );
}
