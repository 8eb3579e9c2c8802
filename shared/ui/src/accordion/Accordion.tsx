import { createContext, type ReactNode, use, useId, useMemo, useRef } from 'react';
import { chevronIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';

type HeadingLevel = 2 | 3 | 4 | 5 | 6;

interface Group {
  /** Shared by items of which one is open at most. */
  name?: string;
  headingLevel: HeadingLevel;
}

const AccordionContext = createContext<Group>({ headingLevel: 3 });

export interface AccordionProps {
  /** MSC-067: opening one item closes the others. */
  onlyOne?: boolean;
  /** Of the items' titles, where they stand in the page's outline. 3 by default. */
  headingLevel?: HeadingLevel;
  children: ReactNode;
}

export function Accordion({ onlyOne = false, headingLevel = 3, children }: AccordionProps): ReactNode {
  const name = useId();
  const group = useMemo(() => ({ headingLevel, ...(onlyOne && { name }) }), [headingLevel, onlyOne, name]);
  return (
    <AccordionContext value={group}>
      <div className="ts-accordion" part="accordion">
        {children}
      </div>
    </AccordionContext>
  );
}

export interface AccordionItemProps {
  title: ReactNode;
  /** At the end of the title's line: a count, a state. */
  note?: ReactNode;
  isOpenAtFirst?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * MSC-066. The platform's own `<details>`: it opens before React is there and when the page is searched for what it
 * holds, and it knows by itself of which items only one is open.
 */
export function AccordionItem(props: AccordionItemProps): ReactNode {
  const { title, note, isOpenAtFirst = false, onToggle, children } = props;
  const { name, headingLevel } = use(AccordionContext);
  const Heading = `h${headingLevel}` as const;
  // An item that is open at first reports that too.
  const last = useRef(isOpenAtFirst);

  function handleToggle(isOpen: boolean): void {
    if (isOpen === last.current) return;
    last.current = isOpen;
    onToggle?.(isOpen);
  }

  return (
    <details
      className="ts-accordion-item"
      part="accordion-item"
      name={name}
      // Said once: from then on the platform holds the state.
      open={isOpenAtFirst}
      onToggle={(event) => handleToggle(event.currentTarget.open)}
    >
      <summary className="ts-accordion-summary" part="accordion-summary">
        <Heading className="ts-accordion-title">{title}</Heading>
        {note && <span className="ts-accordion-note">{note}</span>}
        <Icon path={chevronIcon} className="ts-accordion-chevron" />
      </summary>
      <div className="ts-accordion-content" part="accordion-content">
        {children}
      </div>
    </details>
  );
}
