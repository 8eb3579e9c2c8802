import { useEffect, useState } from 'react';

export interface TableAddress {
  search: string;
  /** From 1. */
  page: number;
  /** The address of another page of the same search. */
  hrefOf(page: number): string;
  /** A further entry of the history. */
  showPage(page: number): void;
  /** A new search begins at page 1. Typing makes no entries: Back leaves the list. */
  showSearch(search: string): void;
}

interface Place {
  search: string;
  page: number;
}

/**
 * Search and page of a table in the address of the page, so that Back, a reload and a copied link show the same rows. Other
 * parameters stay.
 * @param prefix where a page has several tables
 */
export function useTableAddress(prefix = ''): TableAddress {
  const names = { search: `${prefix}q`, page: `${prefix}page` };
  // The address is read once it is the browser's: a server renders the first page.
  const [place, setPlace] = useState<Place>({ search: '', page: 1 });

  useEffect(() => {
    const read = () => {
      const parameters = new URLSearchParams(location.search);
      const page = Number(parameters.get(`${prefix}page`) ?? 1);
      setPlace({ search: parameters.get(`${prefix}q`) ?? '', page: Number.isInteger(page) && page > 0 ? page : 1 });
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [prefix]);

  function hrefTo({ search, page }: Place): string {
    const parameters = new URLSearchParams(globalThis.location?.search);
    for (const [name, value] of [
      [names.search, search],
      [names.page, page > 1 ? String(page) : ''],
    ] as const) {
      if (value) parameters.set(name, value);
      else parameters.delete(name);
    }
    return `?${parameters}`;
  }

  return {
    ...place,
    hrefOf: (page) => hrefTo({ ...place, page }),
    showPage(page) {
      const next = { ...place, page };
      history.pushState(history.state, '', hrefTo(next));
      setPlace(next);
    },
    showSearch(search) {
      const next = { search, page: 1 };
      history.replaceState(history.state, '', hrefTo(next));
      setPlace(next);
    },
  };
}
