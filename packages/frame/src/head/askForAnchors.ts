import { listen } from '@travel-shell/core/listen';
import { pageDocument } from '@travel-shell/core/pageDocument';
import type { Send } from './Send.ts';

/** The element that a fragment names, as browsers find it. */
function targetOf(hash: string): Element | null {
  const id = hash.slice(1);
  if (!id) return null;
  try {
    return pageDocument.getElementById(id) ?? pageDocument.getElementById(decodeURIComponent(id));
  } catch {
    // `%` without two digits after it.
    return null;
  }
}

const isOfTop = (hash: string) => !hash || hash.toLowerCase() === '#top';

const isInside = (link: HTMLAnchorElement) =>
  link.getAttribute('href')?.startsWith('#') &&
  (!link.target || link.target === '_self') &&
  // A `<base>` may make it lead elsewhere.
  link.href.split('#')[0] === location.href.split('#')[0];

/** The top of an element, with the margin that it asks for. */
function topOf(target: Element): number {
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  return Math.max(0, target.getBoundingClientRect().top + scrollY - margin);
}

/**
 * A frame as high as its page does not scroll, so the host moves to where a link inside this page leads, and back. All else
 * is the browser's: the address, its entry in the history, `hashchange` and `:target`.
 * @returns to be called when the page has changed: what its address names may be there by then
 */
export function askForAnchors(send: Send, signal: AbortSignal): () => void {
  let from = location.hash;
  let pressed: string | undefined;
  let isArriving = from.length > 1;

  function go(hash: string, isPressed: boolean): void {
    const target = targetOf(hash) ?? (isPressed && isOfTop(hash) ? pageDocument.documentElement : null);
    const top = target ? topOf(target) : undefined;
    if (!isPressed) {
      // By the browser's own Back, the host may know where it was.
      send('anchor', { from, to: hash, top });
    } else if (target) {
      send('anchor', { from, top });
      moveFocus(target as HTMLElement);
    }
  }

  listen(
    window,
    'click',
    (event) => {
      isArriving = false;
      pressed = undefined;
      if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
        return;
      const link = event
        .composedPath()
        .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.hasAttribute('href'));
      if (!link) return;
      const frame = link.target || pageDocument.querySelector('base[target]')?.getAttribute('target') || '';
      if (/^_(top|parent)$/i.test(frame)) send('leave');
      if (!isInside(link)) return;
      pressed = link.hash;
      // The page is there already: there is no `hashchange`.
      if (link.hash === location.hash) go(link.hash, true);
    },
    signal,
  );
  listen(
    window,
    'hashchange',
    () => {
      const { hash } = location;
      if (hash === from) return;
      go(hash, pressed === hash);
      from = hash;
      pressed = undefined;
    },
    signal,
  );

  return () => {
    if (!isArriving || !targetOf(from)) return;
    isArriving = false;
    go(from, false);
  };
}

function moveFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (target.matches(':focus')) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}
