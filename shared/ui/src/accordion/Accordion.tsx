import { createContext, type ReactNode, use, useId, useMemo, useRef } from 'react';
import { chevronIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';

type HeadingLevel = 2 | 3 | 4 | 5 | 6;

interface Group {
  /** Shared by items of which at most one is open. */
  name?: string;
  headingLevel: HeadingLevel;
}

const AccordionContext = createContext<Group>({ headingLevel: 3 });

export interface AccordionProps {
  /** MSC-067: opening one item closes the others. */
  onlyOne?: boolean;
  /** Heading level of the items' titles. Default: 3. */
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
 * MSC-066. A native `<details>`: it opens before React has loaded and when find-in-page matches its contents, and it
 * handles exclusive items by itself.
 */
export function AccordionItem(props: AccordionItemProps): ReactNode {
  const { title, note, isOpenAtFirst = false, onToggle, children } = props;
  const { name, headingLevel } = use(AccordionContext);
  const Heading = `h${headingLevel}` as const;
  // An initially open item fires this too.
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
      // Set once: afterwards the platform holds the state.
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
