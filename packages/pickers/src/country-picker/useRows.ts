import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { matcherOf } from '../matches.ts';
import { setHidden } from '../setHidden.ts';
import type { Country } from './entriesOf.ts';

/** Rows that the frame lays out which answers the visitor: half of what three columns can show. */
export const BATCH = 18;
/** Rows that each frame after it adds. */
const PART = 12;

export interface Rows {
  list: RefObject<HTMLUListElement | null>;
  /** How many of the countries are rendered so far. Nobody waits for those out of sight. */
  drawn: number;
  /** Shows what the term is found in; returns how many sites that are. */
  search: (term: string) => number;
}

/**
 * The list's rows, one child each. A search shows and hides rows that are there, without React, so that a key is answered
 * in its own frame. Neither that frame nor the one that opens the list lays out more rows than a window can show; the
 * others follow a part at a time.
 */
export function useRows(countries: readonly Country[]): Rows {
  const list = useRef<HTMLUListElement>(null);
  const term = useRef('');
  const [drawn, setDrawn] = useState(BATCH);
  const [later] = useState(createQueue);
  useEffect(() => later.stop, [later]);

  useEffect(() => {
    if (drawn < countries.length) startTransition(() => setDrawn(drawn + BATCH));
  }, [drawn, countries]);

  // Rows that came later have not been looked at.
  useLayoutEffect(() => {
    if (drawn > BATCH && term.current) later.show(filter(list.current, countries, term.current).rest);
  }, [drawn, countries, later]);

  useEffect(() => {
    const dialog = list.current?.closest('dialog');
    const begin = (event: Event) => {
      if (event.target !== dialog || (event as ToggleEvent).newState !== 'open') return;
      const rows = Array.from(list.current?.children ?? []) as HTMLElement[];
      for (const row of rows.filter(({ hidden }) => !hidden).slice(BATCH)) setHidden(row, true);
      later.show(filter(list.current, countries, term.current).rest);
    };
    dialog?.addEventListener('beforetoggle', begin);
    return () => dialog?.removeEventListener('beforetoggle', begin);
  }, [countries, later]);

  function search(next: string): number {
    term.current = next;
    const { count, rest } = filter(list.current, countries, next);
    later.show(rest);
    return count;
  }

  return { list, drawn, search };
}

/** Shows rows a part at a time, and leaves the next frame alone: that is the one that answers the visitor. */
function createQueue() {
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  function show(rows: readonly HTMLElement[]): void {
    stop();
    if (rows.length === 0) return;
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        for (const row of rows.slice(0, PART)) setHidden(row, false);
        show(rows.slice(PART));
      });
    });
  }
  return { show, stop };
}

interface Filtered {
  /** How many sites were found. */
  count: number;
  /** Rows that are still hidden: what is out of sight may follow. */
  rest: HTMLElement[];
}

/** Hides what the term is not found in, and shows the first of what it is found in. */
function filter(list: HTMLElement | null, countries: readonly Country[], term: string): Filtered {
  const matches = matcherOf(term);
  const rows = list?.children;
  const rest: HTMLElement[] = [];
  let count = 0;
  let shown = 0;
  countries.forEach(({ sites }, index) => {
    const row = rows?.[index] as HTMLElement | undefined;
    const found = sites.map(({ searchText }) => matches(searchText));
    const inRow = found.filter(Boolean).length;
    count += inRow;
    if (!row) return;
    if (inRow > 0) shown += 1;
    if (shown > BATCH && inRow > 0 && row.hidden) rest.push(row);
    else setHidden(row, inRow === 0);
    if (sites.length < 2) return;
    const languages = row.lastElementChild?.children;
    for (const [at, isFound] of found.entries()) setHidden(languages?.[at] as HTMLElement, !isFound);
  });
  return { count, rest };
}
