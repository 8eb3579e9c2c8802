import { MOTION } from '@travel-shell/tokens';
import { SCROLL_PADDINGS } from '../constants.ts';

const isScroller = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** The next element up, also out of a slot or a shadow root. */
function parentOf(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  return parent instanceof ShadowRoot ? parent.host : (parent as Element | null);
}

function scrollerOf(element: Element): Element {
  let around = parentOf(element);
  while (around instanceof Element && !isScroller(around)) around = parentOf(around);
  return around instanceof Element ? around : (document.scrollingElement ?? document.documentElement);
}

/**
 * Brings an element to the top of what it scrolls in, in the time of CON-005 (MSC-074): with the room of MSC-071 above
 * it in a dialog, with that of MSC-072 on the page, whose header covers its top. At once where motion is unwelcome.
 */
export function scrollToElement(element: Element): void {
  const scroller = scrollerOf(element);
  const isPage = scroller === document.scrollingElement;
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
    // The visitor scrolls, which goes before.
    if (Math.abs(scroller.scrollTop - last) > 1) return;
    const part = Math.min(1, Math.max(0, (now - start) / MOTION.scroll));
    scroll(from + (to - from) * (1 - (1 - part) ** 3));
    last = scroller.scrollTop;
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
