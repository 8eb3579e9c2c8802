import { matcherOf } from '@travel-shell/i18n/search';
import { afterFrame } from '@travel-shell/ui';
import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Country } from './entriesOf.ts';

/** Sites laid out in the first frame after input: a quarter of what three columns can show. */
export const FIRST = 9;
/** Sites that each later frame adds. */
const PART = 9;
/** Countries that each render adds, off screen. */
const BATCH = 18;

export interface Rows {
  list: RefObject<HTMLUListElement | null>;
  /** How many countries are rendered so far. The others are off screen and render later. */
  drawn: number;
  /** Shows the rows that match the term; returns the number of sites. */
  search: (term: string) => number;
}

/**
 * The list's rows, one child each. A search shows and hides existing rows without React, so that a key takes effect in
 * its own frame. Neither that frame nor the one that opens the list lays out more rows than a window can show. After a
 * key the others follow in batches, after opening all at once (`data-short`): each batch costs a layout.
 */
export function useRows(countries: readonly Country[], isServed: boolean): Rows {
  const list = useRef<HTMLUListElement>(null);
  const term = useRef('');
  // A server's HTML has them all.
  const [first] = useState(() => (isServed ? countries.length : rowsWith(FIRST, countries)));
  const [drawn, setDrawn] = useState(first);
  const [later] = useState(createQueue);
  useEffect(() => later.stop, [later]);

  useEffect(() => {
    if (drawn < countries.length) startTransition(() => setDrawn(drawn + BATCH));
  }, [drawn, countries]);

  // Match the rows rendered since. Visible rows stay.
  useLayoutEffect(() => {
    if (drawn > first && term.current) later.show(filter(list.current, countries, term.current, drawn - BATCH).rest);
  }, [first, drawn, countries, later]);

  useEffect(() => {
    const dialog = list.current?.closest('dialog');
    let stop = () => {};
    const hold = (event: Event) => {
      if (event.target !== dialog || (event as ToggleEvent).newState !== 'open') return;
      if (dialog?.dataset.turning !== undefined) return;
      stop();
      list.current?.setAttribute('data-short', '');
      stop = afterFrame(() => list.current?.removeAttribute('data-short'));
    };
    dialog?.addEventListener('beforetoggle', hold);
    return () => {
      stop();
      dialog?.removeEventListener('beforetoggle', hold);
    };
  }, []);

  function search(next: string): number {
    term.current = next;
    const { count, rest } = filter(list.current, countries, next);
    later.show(rest);
    return count;
  }

  return { list, drawn, search };
}

/** The number of countries that together have that many sites. */
function rowsWith(sites: number, countries: readonly Country[]): number {
  let count = 0;
  for (let left = sites; left > 0 && count < countries.length; count += 1) left -= countries[count]?.sites.length ?? 0;
  return count;
}

/** A country's row, and which of its sites match. */
interface FoundRow {
  row: HTMLElement;
  found: readonly boolean[];
}

/** Shows rows in batches, skipping the next frame, which responds to the visitor. */
function createQueue() {
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  function showPart(rows: readonly FoundRow[]): void {
    let next = 0;
    for (let sites = 0; sites < PART && next < rows.length; next += 1) {
      const row = rows[next] as FoundRow;
      showFound(row);
      sites += countOf(row.found);
    }
    const rest = rows.slice(next);
    if (rest.length > 0) frame = requestAnimationFrame(() => showPart(rest));
  }
  function show(rows: readonly FoundRow[]): void {
    stop();
    if (rows.length > 0) {
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => showPart(rows));
      });
    }
  }
  return { show, stop };
}

interface Filtered {
  /** Number of matching sites. */
  count: number;
  /** Rows still to be shown. */
  rest: FoundRow[];
}

/**
 * Shows only the first matches of the term, without moving focus. Visible matches among the first `known` rows stay.
 */
function filter(list: HTMLElement | null, countries: readonly Country[], term: string, known = 0): Filtered {
  const matches = matcherOf(term);
  const rows = list?.children;
  const rest: FoundRow[] = [];
  let count = 0;
  countries.forEach(({ sites }, index) => {
    const row = rows?.[index] as HTMLElement | undefined;
    const found = sites.map(({ searchText }) => matches(searchText));
    const inRow = countOf(found);
    const isFirst = count < FIRST;
    count += inRow;
    if (!row) return;
    const stays = isFirst || (index < known && !row.hidden) || row.matches(':focus-within');
    if (inRow > 0 && stays) showFound({ row, found });
    else {
      row.toggleAttribute('hidden', true);
      if (inRow > 0) rest.push({ row, found });
    }
  });
  return { count, rest };
}

const countOf = (found: readonly boolean[]) => found.filter(Boolean).length;

function showFound({ row, found }: FoundRow): void {
  row.toggleAttribute('hidden', false);
  for (const [language, isFound] of languagesOf(row, found)) language.toggleAttribute('hidden', !isFound);
}

/** For a country with one language the row is its only site. */
const languagesOf = (row: HTMLElement, found: readonly boolean[]) =>
  found.length < 2
    ? []
    : [...(row.lastElementChild?.children ?? [])].map(
        (language, at) => [language as HTMLElement, !!found[at]] as const,
      );
