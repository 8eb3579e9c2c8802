import type { ReactNode } from 'react';

/** Rows that fill a dropdown. */
const FULL = 12;

interface ResultsProps {
  /** Number of entries without a search. */
  count: number;
  columns: number;
  children: ReactNode;
}

/**
 * Search field and list. A long list scrolls in a box whose size no search changes: the surface does not jump beneath the
 * visitor's eyes, and a key lays out the list alone, not the surface and where it is anchored.
 */
export function Results({ count, columns, children }: ResultsProps): ReactNode {
  return (
    <div className="results" data-long={count > FULL * columns || undefined}>
      <div className="results-scroller">{children}</div>
    </div>
  );
}
