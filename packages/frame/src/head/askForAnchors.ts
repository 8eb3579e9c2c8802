import { listen } from '@travel-shell/core/listen';
import { pageDocument } from '@travel-shell/core/pageDocument';
import type { Send } from './Send.ts';

/** The element that a link inside this page leads to. */
function targetOf({ hash }: HTMLAnchorElement): Element | null {
  if (!hash || hash.toLowerCase() === '#top') return pageDocument.documentElement;
  const id = hash.slice(1);
  try {
    return pageDocument.getElementById(id) ?? pageDocument.getElementById(decodeURIComponent(id));
  } catch {
    // `%` without two digits after it.
    return null;
  }
}

const isInside = (link: HTMLAnchorElement) =>
  link.getAttribute('href')?.startsWith('#') &&
  (!link.target || link.target === '_self') &&
  // A `<base>` may make it lead elsewhere.
  link.href.split('#')[0] === location.href.split('#')[0];

/**
 * A frame as high as its page does not scroll, so the host moves to where a link inside this page leads. The focus moves
 * here, as the browser would, and no entry is added to the history, which the host shares.
 */
export function askForAnchors(send: Send, signal: AbortSignal): void {
  listen(
    window,
    'click',
    (event) => {
      if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
        return;
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.hasAttribute('href'));
      const target = link && isInside(link as HTMLAnchorElement) && targetOf(link as HTMLAnchorElement);
      if (!target) return;
      event.preventDefault();
      moveFocus(target as HTMLElement);
      const { top } = target.getBoundingClientRect();
      const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
      send('anchor', { top: Math.max(0, top + scrollY - margin) });
    },
    signal,
  );
}

function moveFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (target.matches(':focus')) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}
