import type { ReactNode } from 'react';

interface NoResultsProps {
  /** Number of results; undefined without a search. */
  found: number | undefined;
  /** For screen readers. */
  foundText: (values: { count: number }) => string;
  title: string;
  subtitle: string;
}

/** PIC-015, PIC-016, ERR-045; and the screen reader announcement of a search. */
export function NoResults({ found, foundText, title, subtitle }: NoResultsProps): ReactNode {
  return (
    <div role="status">
      {found === 0 ? (
        <div className="message">
          <p className="message-title">{title}</p>
          <p className="message-text">{subtitle}</p>
        </div>
      ) : (
        <span className="ts-hidden">{found === undefined ? '' : foundText({ count: found })}</span>
      )}
    </div>
  );
}
