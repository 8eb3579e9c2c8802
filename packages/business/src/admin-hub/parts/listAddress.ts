import type { ScreenProps } from '@travel-shell/piece/screens';

/** The back end's limits. */
const LONGEST_QUERY = 200;
const LAST_PAGE = 10_000;

export interface ListAddress {
  query: string;
  /** From 1. */
  page: number;
  get(name: string): string;
  /** The address of another page of the same list. */
  hrefOf(page: number): string;
  /** A further entry of the history, so that Back shows the page before. */
  showPage(page: number): void;
  /** Another page in place of this one, which is gone. */
  replacePage(page: number): void;
  /** A new search, from its page 1. Typing makes no entries: Back leaves the list. */
  search(changes: Readonly<Record<string, string>>): void;
}

/** Search and page of a screen's list in its address, so that Back, a reload and a copied link show the same rows. */
export function listAddressOf({
  path,
  search,
  setSearch,
}: Pick<ScreenProps<never>, 'path' | 'search' | 'setSearch'>): ListAddress {
  function change(changes: Readonly<Record<string, string>>): URLSearchParams {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  }
  const toPage = (page: number) => change({ page: page > 1 ? String(page) : '' });
  const hrefTo = (next: URLSearchParams) => (next.size > 0 ? `${path}?${next}` : path);

  return {
    query: (search.get('q') ?? '').slice(0, LONGEST_QUERY),
    page: pageOf(search.get('page')),
    get: (name) => search.get(name) ?? '',
    hrefOf: (page) => hrefTo(toPage(page)),
    showPage(page) {
      // Without the frame's `go`, which would scroll to the top.
      history.pushState(null, '', hrefTo(toPage(page)));
      setSearch(toPage(page));
    },
    replacePage: (page) => setSearch(toPage(page)),
    search: (changes) => setSearch(change({ ...changes, page: '' })),
  };
}

function pageOf(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1;
}
