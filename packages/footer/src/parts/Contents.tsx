import { Fragment, type ReactNode } from 'react';
import type { Section } from '../sections.ts';

interface ContentsProps {
  section: Section;
  /** Where these are children of the element; else they are what the slot holds by default. */
  slot?: string;
}

/**
 * A section's heading, text and links, without anything around them: a slotted child can be styled from inside, what is
 * within it cannot.
 */
export function Contents({ section: { heading, text, links = [] }, slot }: ContentsProps): ReactNode {
  return (
    <>
      {heading && <h2 slot={slot}>{heading}</h2>}
      {text && <p slot={slot}>{text}</p>}
      {links.map(({ url, title, name, testAttr, label, isNewTab }) => (
        <Fragment key={`${name} ${url}`}>
          <a
            slot={slot}
            href={url}
            aria-label={label}
            target={isNewTab ? '_blank' : undefined}
            rel={isNewTab ? 'noopener' : undefined}
            data-name={name}
            data-testid={testAttr}
          >
            {title}
          </a>
          {slot && '\n'}
        </Fragment>
      ))}
    </>
  );
}
