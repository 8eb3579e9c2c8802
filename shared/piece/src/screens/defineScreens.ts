import { isAllowed, type Needs } from '@travel-shell/store/business';
import type { ComponentType } from 'react';
import { defineLazy, type Lazy } from '../defineLazy.ts';
import type { Member } from './Member.ts';
import { fillPath, hasParameters, matchPath } from './matchPath.ts';

export type SearchChanges = Readonly<Record<string, string>>;

/** The props of a screen's view. `M`: the messages of the piece, which all its screens share. */
export interface ScreenProps<M> {
  /** Path of the screen's row in the table: `/business/people/{id}`. */
  path: string;
  /** Parameters of the path: `{id}` of `/business/people/{id}`. */
  params: Readonly<Record<string, string>>;
  /** Search parameters of the address. */
  search: URLSearchParams;
  /** The address with these parameters changed; an empty one goes. On a page of the host's own it is that page's. */
  hrefOf(changes: SearchChanges): string;
  /** Changes the address without a new entry in the history; Back returns to it. */
  setSearch(changes: SearchChanges): void;
  /** Changes it in a further entry, so that Back shows what was there before. The host is told first, as of a link. */
  pushSearch(changes: SearchChanges): void;
  /** Goes to another screen, or another page, such as after saving. `reason` is told to the host. */
  go(href: string, reason: string): void;
  messages: M;
  /** Undefined until it is known; null for a visitor without a company. */
  business: Member | null | undefined;
}

/** The export `screen` of a screen's module. */
export interface Screen<M> {
  View: ComponentType<ScreenProps<M>>;
  /** Adopted when it is first shown. */
  sheets: readonly CSSStyleSheet[];
  /** Fetches its data, unless that is fresh: while its link is about to be pressed. */
  ahead?(): void;
}

export type ScreenModule<M> = { screen: Screen<M> };

/** One row of the table of routes. */
export interface ScreenRow<M> {
  /** The screen's name: that of its folder and of its chunk. */
  key: string;
  /** The screen's address: `/business/people/{id}`. Rows are tried in their order. */
  path: string;
  /** The message of the group `titles`: in the navigation, as its heading, and as the title of the page. */
  title: TitleKey<M>;
  /**
   * The conditions for a member to open the screen. Visitors without a company must not, then; with `{}` every member
   * may.
   */
  needs?: Needs;
  /** Whether, or for which visitors; undefined and null as in `open`. Default: if its path has no parameters. */
  isInNavigation?: boolean | ((business: Member | null | undefined) => boolean);
  /** Imports its module, as a chunk that is named after the key. */
  load?(): Promise<ScreenModule<M>>;
  /** In place of `load`, for a screen of a line or two: a server renders it, too, and nothing is loaded for it. */
  screen?: Screen<M>;
}

/** The titles of a piece are a group of its messages, so that unused ones are found. */
export type TitleKey<M> = M extends { titles: infer T } ? keyof T & string : never;

/** Groups of messages that every piece with screens has. */
export interface ScreenMessages {
  titles: Readonly<Record<string, string>>;
  frame: ScreenWords;
}

/** The texts of the frame. */
export interface ScreenWords {
  /** The navigation's name. */
  navigation: string;
  loading: string;
  failed: string;
  retry: string;
  forbidden: string;
  notFound: string;
  /** In place of the screen, where no script runs. */
  needsScript: string;
}

/** An address, opened. */
export interface Opened<M> {
  /** As of HTTP; undefined while it is not known who the visitor is, and the screen needs that. */
  status: 200 | 403 | 404 | undefined;
  /** None where it is no address of ours. */
  row: ScreenRow<M> | undefined;
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  /**
   * The address's proper form, path and search, or an address of the site elsewhere: a server redirects, and the frame
   * goes there.
   */
  leadsTo?: string;
}

export interface Screens<M> {
  rows: readonly ScreenRow<M>[];
  /** @param page path and search: `/business/people?page=2` */
  open(page: string, business: Member | null | undefined): Opened<M>;
  /**
   * The rows that the navigation shows: no screen that the visitor must not open, or may not while we do not know them.
   */
  navigation(business: Member | null | undefined): ScreenRow<M>[];
  hrefOf(key: string, params?: Readonly<Record<string, string>>): string;
  lazyOf(row: ScreenRow<M>): Lazy<ScreenModule<M>>;
}

/**
 * The screens of one element, as one table: from it come navigation, headings, titles, what a server answers (403, 404), and
 * what is loaded when. Touches no DOM and loads nothing.
 * @param piece its name in the log: `business`
 */
export function defineScreens<M>(piece: string, rows: readonly ScreenRow<M>[]): Screens<M> {
  const byKey = new Map(rows.map((row) => [row.key, { row, lazy: defineLazy(piece, () => loadOf(row)) }]));
  const twice = rows.find(({ key }, index) => rows.findIndex((other) => other.key === key) !== index);
  if (twice) throw new Error(`Two screens of ${piece} have the key "${twice.key}". Each needs its own.`);
  const found = (key: string) => {
    const entry = byKey.get(key);
    if (!entry) throw new Error(`${piece} has no screen "${key}". It has ${[...byKey.keys()].join(', ')}.`);
    return entry;
  };

  return {
    rows,
    open(page, business) {
      const { pathname, searchParams: search } = new URL(page, BASE);
      for (const row of rows) {
        const params = matchPath(row.path, pathname);
        if (params) return { status: statusOf(row, business), row, params, search };
      }
      return { status: 404, row: undefined, params: {}, search };
    },
    navigation: (business) =>
      rows.filter((row) => {
        const { isInNavigation = !hasParameters(row.path) } = row;
        const isShown = typeof isInNavigation === 'function' ? isInNavigation(business) : isInNavigation;
        return isShown && statusOf(row, business) === 200;
      }),
    hrefOf: (key, params) => fillPath(found(key).row.path, params),
    lazyOf: ({ key }) => found(key).lazy,
  };
}

const NOTHING = { View: () => null, sheets: [] };

const loadOf = <M>({ load, screen = NOTHING }: ScreenRow<M>): Promise<ScreenModule<M>> =>
  load ? load() : Promise.resolve({ screen });

/** Only paths are read, but `URL` wants a host. */
const BASE = 'https://page.invalid';

function statusOf<M>({ needs }: ScreenRow<M>, business: Member | null | undefined): 200 | 403 | undefined {
  if (!needs) return 200;
  if (business === undefined) return undefined;
  // The access rule of menus allows everything without a company (BIZ-005), but these are screens of one.
  return business?.businessProfile && isAllowed(business, needs) ? 200 : 403;
}
