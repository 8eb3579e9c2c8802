import type { ScreenProps } from '@travel-shell/piece/screens';

/** The back end's limits. */
const LONGEST_QUERY = 200;
const LAST_PAGE = 10_000;

/** Rows of a page that a visitor can choose; the first one is the API's default. */
export const SIZES = [15, 50, 100] as const;

export interface ListAddress {
  query: string;
  /** From 1. */
  page: number;
  /** Rows of a page. */
  size: number;
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
export function listAddressOf(
  screen: Pick<ScreenProps<never>, 'search' | 'hrefOf' | 'setSearch' | 'pushSearch'>,
): ListAddress {
  const { search } = screen;
  const toPage = (page: number) => ({ page: page > 1 ? String(page) : '' });
  return {
    query: (search.get('q') ?? '').slice(0, LONGEST_QUERY),
    page: pageOf(search.get('page')),
    size: SIZES.find((size) => String(size) === search.get('size')) ?? SIZES[0],
    get: (name) => search.get(name) ?? '',
    hrefOf: (page) => screen.hrefOf(toPage(page)),
    showPage: (page) => screen.pushSearch(toPage(page)),
    replacePage: (page) => screen.setSearch(toPage(page)),
    search: (changes) => screen.setSearch({ ...changes, page: '' }),
  };
}

function pageOf(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1;
}
