import { matcherOf } from '@travel-shell/i18n/search';
import { afterFrame } from '@travel-shell/ui';
import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import type { Country } from './entriesOf.ts';

/** Countries in the first render: as many as a window can show. The same number is in the style sheet. */
const FIRST = 36;

interface Rows {
  list: RefObject<HTMLUListElement | null>;
  /** The countries that are rendered: the first ones, then all. */
  drawn: readonly Country[];
  /** Shows the rows that match the term; returns the number of sites. */
  search: (term: string) => number;
}

/**
 * The list's rows, one child each. A search shows and hides them without React, so that a key takes effect in its own frame.
 * The frame that opens the list lays out no more of them than a window can show (`data-short`).
 */
export function useRows(countries: readonly Country[], isServed: boolean): Rows {
  const list = useRef<HTMLUListElement>(null);
  const term = useRef('');
  // A server's HTML has them all.
  const drawn = useDeferredValue(countries, isServed ? undefined : countries.slice(0, FIRST));

  useEffect(() => {
    const dialog = list.current?.closest('dialog');
    let stop = () => {};
    const shorten = (event: Event) => {
      const isOpening = event.target === dialog && (event as ToggleEvent).newState === 'open';
      if (!isOpening || dialog?.dataset.turning !== undefined) return;
      stop();
      list.current?.setAttribute('data-short', '');
      stop = afterFrame(() => list.current?.removeAttribute('data-short'));
    };
    dialog?.addEventListener('beforetoggle', shorten);
    return () => {
      stop();
      dialog?.removeEventListener('beforetoggle', shorten);
    };
  }, []);

  // Rows that are rendered after a key.
  useLayoutEffect(() => {
    if (term.current) filter(list.current, drawn, term.current);
  }, [drawn]);

  function search(next: string): number {
    term.current = next;
    return filter(list.current, countries, next);
  }

  return { list, drawn, search };
}

/** Shows only what matches the term. Returns the number of matching sites, also of countries without a row so far. */
function filter(list: HTMLElement | null, countries: readonly Country[], term: string): number {
  const matches = matcherOf(term);
  let count = 0;
  countries.forEach(({ sites }, index) => {
    const found = sites.map(({ searchText }) => matches(searchText));
    const row = list?.children[index];
    row?.toggleAttribute('hidden', !found.includes(true));
    // For a country with one language the row is its only site.
    const languages = sites.length > 1 ? row?.lastElementChild?.children : undefined;
    found.forEach((isFound, at) => {
      languages?.[at]?.toggleAttribute('hidden', !isFound);
      if (isFound) count += 1;
    });
  });
  return count;
}
