import { announce, redirect } from '@travel-shell/api/navigate';
import { isModifiedClick } from '@travel-shell/core/isModifiedClick';
import { leavesPage } from '@travel-shell/core/leavesPage';
import { listen } from '@travel-shell/core/listen';
import { pageNavigation } from '../pageNavigation.ts';

export interface RouterOptions {
  /** Presses on links inside it are followed. */
  host: HTMLElement;
  /** Whether one of our screens has this address. */
  isOurs(url: URL): boolean;
  /** Shows the screen of an address. Resolves when it is there, so that there is something to scroll. */
  show(url: URL): Promise<void>;
}

export interface Router {
  /** Goes to one of our screens, or leaves the page. */
  go(href: string, reason: string): void;
  stop(): void;
}

/**
 * Swaps screens without a page load: presses on links inside the element, and Back and Forward between addresses of ours.
 * The host is told first, as of all our navigation (`travel-navigate`); it may prevent that and go there itself. Without a
 * Navigation API, as in Safari before 26.2 and Firefox before 147, the browser loads the page of each screen.
 */
export function startRouter(options: RouterOptions): Router {
  const { host, isOurs } = options;
  const navigation = pageNavigation();
  if (!navigation) return { go: (href, reason) => redirect(href, reason, host), stop() {} };
  const end = new AbortController();
  const push = followNavigation(navigation, options, end.signal);

  const follow = (press: MouseEvent) => {
    const link = press.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (press.defaultPrevented || isModifiedClick(press) || !link || !leavesPage(link)) return;
    const url = new URL(link.href);
    if (!isOurs(url)) return;
    press.preventDefault();
    announce({ kind: 'link', url: url.href, reason: 'link' }, () => push(url), host);
  };
  listen(host, 'click', follow, end.signal);

  return {
    go(href, reason) {
      const url = new URL(href, location.href);
      if (isOurs(url)) announce({ kind: 'redirect', url: url.href, reason }, () => push(url), host);
      else redirect(href, reason, host);
    },
    stop: () => end.abort(),
  };
}

/**
 * The browser scrolls: to the top, or on Back to where the visitor was, once the screen is there.
 * @returns goes to an address of ours
 */
function followNavigation(navigation: Navigation, { isOurs, show }: RouterOptions, signal: AbortSignal) {
  const OURS = {};
  const follow = (event: NavigateEvent) => {
    const url = new URL(event.destination.url);
    const isWanted = event.info === OURS || event.navigationType === 'traverse';
    if (!isWanted || !event.canIntercept || event.hashChange || !isOurs(url)) return;
    event.intercept({ handler: () => show(url), focusReset: 'manual' });
  };
  listen(navigation, 'navigate', follow as (event: Event) => void, signal);
  return (url: URL) => {
    const { committed, finished } = navigation.navigate(url.href, { info: OURS });
    // They reject when a newer navigation takes over, which is no failure.
    for (const promise of [committed, finished]) promise?.catch(() => {});
  };
}
