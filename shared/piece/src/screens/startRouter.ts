import { announce, redirect } from '@travel-shell/api/navigate';
import { isModifiedClick } from '@travel-shell/core/isModifiedClick';
import { listen } from '@travel-shell/core/listen';

export interface RouterOptions {
  /** Presses on links inside it are followed. */
  host: HTMLElement;
  /** Whether one of our screens has this address. */
  isOurs(url: URL): boolean;
  /** Shows the screen of an address. Resolves when it is there, so that there is something to scroll. */
  show(url: URL): Promise<void>;
  /** Default: the browser's, if it has one. */
  navigation?: Navigation | undefined;
}

export interface Router {
  /** Goes to one of our screens, or leaves the page. */
  go(href: string, reason: string): void;
  stop(): void;
}

/** Writes addresses and follows Back and Forward. */
type Address = { push(url: URL): void };

/**
 * Swaps screens without a page load: presses on links inside the element, and Back and Forward between addresses of ours.
 * The host is told first, as of all our navigation (`travel-navigate`); it may prevent that and go there itself.
 */
export function startRouter(options: RouterOptions): Router {
  const { host, isOurs, navigation = globalThis.navigation as Navigation | undefined } = options;
  const end = new AbortController();
  const address = navigation ? followNavigation(navigation, options, end.signal) : followHistory(options, end.signal);

  const follow = (press: MouseEvent) => {
    const link = press.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (press.defaultPrevented || isModifiedClick(press) || !link || !opensHere(link)) return;
    const url = new URL(link.href);
    if (!isOurs(url)) return;
    press.preventDefault();
    announce({ kind: 'link', url: url.href, reason: 'link' }, () => address.push(url), host);
  };
  listen(host, 'click', follow, end.signal);

  return {
    go(href, reason) {
      const url = new URL(href, location.href);
      if (isOurs(url)) announce({ kind: 'redirect', url: url.href, reason }, () => address.push(url), host);
      else redirect(href, reason, host);
    },
    stop: () => end.abort(),
  };
}

/** In this window, and not only to another place of this page. */
const opensHere = (link: HTMLAnchorElement) =>
  ['', '_self'].includes(link.target) &&
  !link.hasAttribute('download') &&
  !(link.hash && link.href.split('#')[0] === location.href.split('#')[0]);

/** The browser scrolls: to the top, or on Back to where the visitor was, once the screen is there. */
function followNavigation(navigation: Navigation, { isOurs, show }: RouterOptions, signal: AbortSignal): Address {
  const OURS = {};
  const follow = (event: NavigateEvent) => {
    const url = new URL(event.destination.url);
    const isWanted = event.info === OURS || event.navigationType === 'traverse';
    if (!isWanted || !event.canIntercept || event.hashChange || !isOurs(url)) return;
    event.intercept({ handler: () => show(url), focusReset: 'manual' });
  };
  listen(navigation, 'navigate', follow as (event: Event) => void, signal);
  return {
    push(url) {
      const { committed, finished } = navigation.navigate(url.href, { info: OURS });
      // They reject when a newer navigation takes over, which is no failure.
      for (const promise of [committed, finished]) promise?.catch(() => {});
    },
  };
}

/** The name under which an entry of the history has its key, beside what the host keeps there. */
const KEY = 'travelScreen';

type Entry = { [KEY]?: string } | null;

/**
 * The same without a Navigation API (Safari before 26.2, Firefox before 147; delete it when those are out of support). The
 * browser would scroll before the screen is there, so the positions are kept here.
 */
function followHistory({ isOurs, show }: RouterOptions, signal: AbortSignal): Address {
  const positions = new Map<string, [number, number]>();
  let current: string | undefined;
  /** Each is newer than the ones before; only the newest scrolls. */
  let shown = 0;

  const keep = () => {
    if (current) positions.set(current, [scrollX, scrollY]);
  };
  async function showAt(url: URL, [left, top]: [number, number]) {
    shown += 1;
    const turn = shown;
    await show(url);
    if (turn === shown && !signal.aborted) scrollTo({ left, top, behavior: 'instant' });
  }

  // Where another document follows, the browser itself restores the position.
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const handBack = () => {
    history.scrollRestoration = 'auto';
  };
  listen(window, 'pagehide', handBack, signal);
  listen(window, 'pageshow', takeOver, signal);
  signal.addEventListener('abort', handBack);
  takeOver();

  const follow = ({ state }: PopStateEvent) => {
    keep();
    current = (state as Entry)?.[KEY];
    const url = new URL(location.href);
    if (isOurs(url)) void showAt(url, (current && positions.get(current)) || [scrollX, scrollY]);
  };
  listen(window, 'popstate', follow, signal);

  return {
    push(url) {
      current ??= crypto.randomUUID();
      history.replaceState({ ...history.state, [KEY]: current }, '');
      keep();
      current = crypto.randomUUID();
      if (url.href === location.href) history.replaceState({ ...history.state, [KEY]: current }, '');
      else history.pushState({ [KEY]: current }, '', url);
      void showAt(url, [0, 0]);
    },
  };
}
