import { announce, redirect } from '@travel-shell/api/navigate';
import { siteUrl } from '@travel-shell/core';
import { listen } from '@travel-shell/core/listen';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { refreshAuth } from '@travel-shell/store';
import { useSession } from '@travel-shell/store/auth';
import { useEffectEvent } from '@travel-shell/ui';
import { buttonSheet } from '@travel-shell/ui/button';
import { useHeldFocus } from '@travel-shell/ui/held-focus';
import { scrollRowSheet, scrollRowTo } from '@travel-shell/ui/scroll-row';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Lazy } from '../defineLazy.ts';
import { pageNavigation } from '../pageNavigation.ts';
import { Retry } from '../retry/index.ts';
import { useLazy } from '../useLazy.ts';
import { useSheets } from '../useSheets.ts';
import type {
  Opened,
  ScreenModule,
  ScreenProps,
  ScreenRow,
  Screens,
  ScreenWords,
  SearchChanges,
  TitleKey,
} from './defineScreens.ts';
import type { Member } from './Member.ts';
import frameSheet from './ScreenFrame.shadow.css';
import { type Router, startRouter } from './startRouter.ts';
import { useAuthFailed } from './useMember.ts';

/** The sheets that a piece with screens adopts. */
export const screenFrameSheets: readonly CSSStyleSheet[] = [buttonSheet, scrollRowSheet, frameSheet];

export interface ScreenFrameProps<M> {
  screens: Screens<M>;
  /** Path and search of the first screen; another value later shows that one, such as by the host's router. */
  page: string;
  /** The piece's element; null on a server. */
  host: HTMLElement | null;
  /** For the screens. */
  messages: M;
  titles: Readonly<Record<TitleKey<M>, string>>;
  words: ScreenWords;
  /** Undefined until it is known. A server that knows the visitor says so; a cached fragment does not. */
  business: Member | null | undefined;
  /**
   * In place of the list of all screens.
   * @param onIntent to be called when the pointer or the focus comes to a link of ours: its screen is fetched ahead
   */
  renderNavigation?(opened: Opened<M>, onIntent: (href: string) => void): ReactNode;
  /** Between heading and screen; it is there before the screen, and where a server renders. */
  renderLead?(row: ScreenRow<M>): ReactNode;
  /** In place of the words for an address that the visitor may not open, or that is none of ours. */
  renderProblem?(status: 403 | 404, row: ScreenRow<M> | undefined): ReactNode;
}

/**
 * Navigation, heading and one screen. A server renders navigation and heading, with links that work; in the browser the
 * screen is loaded, and further presses on links swap it without a page load.
 */
export function ScreenFrame<M>(props: ScreenFrameProps<M>): ReactNode {
  const { screens, page, host, messages, titles, words, business } = props;
  const { renderNavigation, renderLead, renderProblem } = props;
  const [{ at, turn }, setPlace] = useState({ at: page, turn: 0 });
  // Each is a new turn, also to the same address, which retries what has failed.
  const setAt = (next: string) => setPlace((last) => ({ at: next, turn: last.turn + 1 }));
  const isScreen = (path: string) => screens.open(path, null).row !== undefined;
  const { router, isRunning, settle } = useRouter(isScreen, host, setAt);
  const opened = screens.open(at, business);
  const { row, status, leadsTo } = opened;
  const title = row ? titles[row.title] : words.notFound;
  const heading = useRef<HTMLHeadingElement>(null);
  const region = useRef<HTMLDivElement>(null);
  useHeldFocus(region);
  const { generation } = useSession();
  const place = at.split('?')[0];

  const left = useRef(place);
  useEffect(() => {
    // Not on a first render: the visitor is somewhere else on the page.
    if (left.current !== place) heading.current?.focus({ preventScroll: true });
    left.current = place;
  }, [place]);

  useEffect(() => {
    if (leadsTo === undefined) return;
    if (!screens.open(leadsTo, null).row) {
      redirect(siteUrl(leadsTo), 'moved', host);
      return;
    }
    // The screen is the same, and has had the focus if it is to have it.
    left.current = leadsTo.split('?')[0];
    if (location.pathname === place) history.replaceState(history.state, '', leadsTo);
    setAt(leadsTo);
  }, [leadsTo]);

  // After the effect above, so that what the host asks for wins.
  const given = useRef(page);
  useEffect(() => {
    if (given.current !== page) setAt(page);
    given.current = page;
  }, [page]);

  useTitle(title);

  // A page for which no screen comes has nothing to wait for.
  useLayoutEffect(() => {
    if (status === 403 || status === 404) settle();
  });

  // Another router on the page, and Back, may change the search alone. On a page of the host's own, which is no address of a
  // screen, the attribute says which screen it is.
  const readAddress = useEffectEvent(() => {
    if (!host?.isConnected) return;
    const { pathname, search } = location;
    const isOwn = isScreen(pathname);
    if (isOwn && pathname !== place) return;
    const [path = '', given] = page.split('?');
    const next = isOwn ? pathname + search : withSearch(path, merged(given, search));
    if (next !== at) setAt(next);
  });
  useEffect(() => {
    const end = new AbortController();
    readAddress();
    listen(window, 'popstate', readAddress, end.signal);
    // An address that a script of the page writes fires no other event.
    const navigation = pageNavigation();
    if (navigation) listen(navigation, 'currententrychange', readAddress, end.signal);
    return () => end.abort();
  }, [readAddress]);

  const searchWith = (changes: SearchChanges): URLSearchParams => {
    const search = new URLSearchParams(opened.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) search.set(name, value);
      else search.delete(name);
    }
    return search;
  };
  const hrefOf = (changes: SearchChanges): string => {
    const isOnHosts = isRunning && !isScreen(location.pathname);
    const href = withSearch(isOnHosts ? location.pathname : `${place}`, searchWith(changes));
    return isOnHosts ? href + location.hash : href;
  };
  const write = (changes: SearchChanges, method: 'pushState' | 'replaceState'): void => {
    // The state that the host's router keeps in the entry stays.
    history[method](history.state, '', hrefOf(changes));
    setAt(withSearch(`${place}`, searchWith(changes)));
  };
  const pushSearch = (changes: SearchChanges): void => {
    const url = new URL(hrefOf(changes), location.href).href;
    const isOurs = announce({ kind: 'link', url, reason: 'link' }, () => write(changes, 'pushState'), host);
    // Without a Navigation API nothing says when the host has written it.
    if (!isOurs && !pageNavigation()) setAt(withSearch(`${place}`, searchWith(changes)));
  };

  /** Fetched while the visitor is about to press; the press itself reports a failure. */
  const fetchAhead = (of: ScreenRow<M> | undefined) =>
    of &&
    void screens
      .lazyOf(of)
      .load()
      .then(
        ({ screen }) => screen.ahead?.(),
        () => {},
      );
  return (
    <>
      {renderNavigation ? (
        renderNavigation(opened, (href) => fetchAhead(screens.open(href, business).row))
      ) : (
        <List {...{ screens, titles, business, opened, at }} label={words.navigation} onIntent={fetchAhead} />
      )}
      <div ref={region} className="screen">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {(status === 403 || status === 404) &&
          (renderProblem?.(status, row) ?? (status === 403 && <p>{words.forbidden}</p>))}
        {row && status !== 403 && renderLead?.(row)}
        {row && status !== 403 && (
          <Body
            // Nobody sees what somebody else has typed or listed here.
            key={`${row.key} ${generation}`}
            row={row}
            lazy={screens.lazyOf(row)}
            wanted={isRunning && `${turn}`}
            isHeld={status === undefined}
            host={host}
            words={words}
            onSettled={settle}
            screen={{
              path: row.path,
              params: opened.params,
              search: opened.search,
              hrefOf,
              setSearch: (changes) => write(changes, 'replaceState'),
              pushSearch,
              go: (href, reason) => router.current?.go(href, reason),
              messages,
              business,
            }}
          />
        )}
      </div>
    </>
  );
}

const withSearch = (path: string, search: URLSearchParams): string => (search.size > 0 ? `${path}?${search}` : path);

/** The parameters of both; where both have one, that of the second. */
function merged(first: string | undefined, second: string): URLSearchParams {
  const all = new URLSearchParams(first);
  for (const [name, value] of new URLSearchParams(second)) all.set(name, value);
  return all;
}

interface ListProps<M> extends Pick<ScreenFrameProps<M>, 'screens' | 'titles' | 'business'> {
  label: string;
  opened: Opened<M>;
  at: string;
  onIntent: (row: ScreenRow<M>) => void;
}

/** The navigation: all screens that this visitor may open. */
function List<M>({ screens, titles, business, label, opened, at, onIntent }: ListProps<M>): ReactNode {
  const entries = screens.navigation(business);
  const current = currentOf(entries, opened, at);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && shown) scrollRowTo(list.current, shown);
  }, [at]);
  return (
    <nav className="screens" aria-label={label}>
      <ul ref={list} className="ts-scroll-row">
        {entries.map((entry) => (
          <li key={entry.key}>
            <a
              href={screens.hrefOf(entry.key)}
              aria-current={entry === opened.row ? 'page' : entry.key === current ? 'true' : undefined}
              onPointerEnter={() => onIntent(entry)}
              onFocus={() => onIntent(entry)}
            >
              {titles[entry.title]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The router of the element, from the first effect on: a server and the first render have none. */
function useRouter(isScreen: (path: string) => boolean, host: HTMLElement | null, setAt: (page: string) => void) {
  const router = useRef<Router>(undefined);
  const [isRunning, setRunning] = useState(false);
  const waiting = useRef<(() => void)[]>([]);
  // Which addresses are ours may change with the page's configuration.
  const isOurs = useEffectEvent(isScreen);
  const settle = () => {
    for (const resolve of waiting.current.splice(0)) resolve();
  };

  useEffect(() => {
    if (!host) return;
    router.current = startRouter({
      host,
      isOurs: ({ origin, pathname }) => origin === location.origin && isOurs(pathname),
      show({ pathname, search }) {
        settle();
        setAt(pathname + search);
        return new Promise((resolve) => {
          waiting.current.push(resolve);
        });
      },
    });
    setRunning(true);
    return () => {
      settle();
      router.current?.stop();
    };
  }, [host]);

  return { router, isRunning, settle };
}

/** Puts the screen's title into the page's, and keeps what the page has around it: `People | Example`. */
function useTitle(title: string): void {
  const last = useRef(title);
  useEffect(() => {
    const shown = pageDocument.title;
    const next = shown.includes(last.current) ? shown.replace(last.current, () => title) : title;
    // The platform's own property, which a form called "title" does not hide.
    Reflect.set(Document.prototype, 'title', next, document);
    last.current = title;
  }, [title]);
}

/** The key of the entry that a screen is below which is none itself: the list of a detail. The longest path is the nearest. */
function currentOf<M>(shown: readonly ScreenRow<M>[], { row }: Opened<M>, at: string): string | undefined {
  if (!row || shown.includes(row)) return undefined;
  const above = shown.filter(({ path }) => at.startsWith(`${path}/`));
  return above.sort((one, other) => other.path.length - one.path.length)[0]?.key;
}

interface BodyProps<M> {
  row: ScreenRow<M>;
  lazy: Lazy<ScreenModule<M>>;
  wanted: string | false;
  /** Whether the visitor may see it is not known yet. */
  isHeld: boolean;
  host: HTMLElement | null;
  words: ScreenWords;
  onSettled: () => void;
  screen: ScreenProps<M>;
}

const NONE: readonly CSSStyleSheet[] = [];

function Body<M>({ row, lazy, wanted, isHeld, host, words, onSettled, screen }: BodyProps<M>): ReactNode {
  const loading = useLazy(lazy, wanted);
  const isUnknown = useAuthFailed() && isHeld;
  const hasFailed = loading.hasFailed || isUnknown;
  const shown = isHeld ? undefined : (row.screen ?? loading.module?.screen);
  useSheets(host, shown?.sheets ?? NONE);
  // Before the next paint, so that nobody sees it at a wrong place.
  useLayoutEffect(() => {
    if (shown || hasFailed) onSettled();
  });

  if (shown) return <shown.View {...screen} />;
  if (!hasFailed) {
    return (
      <>
        <p role="status">{words.loading}</p>
        <p className="needs-script">{words.needsScript}</p>
      </>
    );
  }
  return <Retry words={words} part={undefined} onRetry={isUnknown ? refreshAuth : loading.retry} />;
}
