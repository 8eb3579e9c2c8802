import { pageDocument } from '@travel-shell/core/pageDocument';
import { MOTION } from '@travel-shell/tokens';
import { SCROLL_PADDINGS } from '../constants.ts';

const isScroller = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);

/** The parent element across slots and shadow roots. */
function parentOf(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  return parent instanceof ShadowRoot ? parent.host : (parent as Element | null);
}

function scrollerOf(element: Element): Element {
  let around = parentOf(element);
  while (around instanceof Element && !isScroller(around)) around = parentOf(around);
  return around instanceof Element ? around : (pageDocument.scrollingElement ?? pageDocument.documentElement);
}

/**
 * Scrolls an element to the top of its scroller within CON-005 (MSC-074): with the margin of MSC-071 in a dialog, and
 * that of MSC-072 on the page, below its header. At once under reduced motion.
 */
export function scrollToElement(element: Element): void {
  const scroller = scrollerOf(element);
  const isPage = scroller === pageDocument.scrollingElement;
  const padding = SCROLL_PADDINGS[isPage ? 'page' : 'dialog'];
  const edge = isPage ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
  const from = scroller.scrollTop;
  const room = scroller.scrollHeight - scroller.clientHeight;
  const to = Math.min(room, Math.max(0, from + element.getBoundingClientRect().top - edge - padding));
  const scroll = (top: number) => scroller.scrollTo({ top, behavior: 'instant' });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scroll(to);
    return;
  }

  const start = performance.now();
  let last = from;
  const step = (now: number) => {
    // Scrolling by the visitor takes precedence.
    if (Math.abs(scroller.scrollTop - last) > 1) return;
    const part = Math.min(1, Math.max(0, (now - start) / MOTION.scroll));
    scroll(from + (to - from) * (1 - (1 - part) ** 3));
    last = scroller.scrollTop;
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
