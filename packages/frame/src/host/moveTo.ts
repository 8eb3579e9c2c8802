import { pageDocument } from '@travel-shell/core/pageDocument';

const parentOf = (element: Element) =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;

/** The scrolling element around an element: another one, or the page. */
function scrollerOf(element: Element): Element {
  const { documentElement, body } = pageDocument;
  // The body scrolls by itself only where the root does not scroll as it says.
  const isPage = (each: Element) => each === body && getComputedStyle(documentElement).overflowY === 'visible';
  for (let each: Element | null = parentOf(element); each; each = parentOf(each)) {
    if (isPage(each)) break;
    if (/auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight) return each;
  }
  return documentElement;
}

/** In the window: where what scrolls begins, what of it is seen of the frame, and its own `scroll-padding-top`. */
interface View {
  top: number;
  start: number;
  end: number;
  padding: number;
}

/** The view that the frame is seen in: below what is sticky, if the page has not said so by `scroll-padding-top`. */
function viewOf(frame: Element): View {
  const scroller = scrollerOf(frame);
  const box = scroller.getBoundingClientRect();
  const [top, end] = scroller === pageDocument.documentElement ? [0, innerHeight] : [box.top, box.bottom];
  const padding = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0;
  const { left, width } = frame.getBoundingClientRect();
  let start = top + padding;
  // One header may be below the other.
  for (let last = -1; !padding && start !== last; ) {
    last = start;
    for (let each = pageDocument.elementFromPoint(left + width / 2, start + 1); each; each = each.parentElement) {
      const { bottom } = each.getBoundingClientRect();
      // An element that covers half of the view is no header.
      if (/fixed|sticky/.test(getComputedStyle(each).position) && bottom < (top + end) / 2)
        start = Math.max(start, bottom);
    }
  }
  return { top, start, end: Math.min(end, innerHeight), padding };
}

function scroll(frame: HTMLElement, top: number, margin: number): void {
  const marker = pageDocument.createElement('span');
  marker.style.position = 'absolute';
  marker.style.insetBlockStart = `${top}px`;
  marker.style.scrollMarginTop = `${margin}px`;
  frame.after(marker);
  marker.scrollIntoView({ block: 'start', inline: 'nearest' });
  marker.remove();
}

/** Moves the page, or what scrolls in it, to a place in the frame. */
export function moveTo(frame: HTMLElement, top: number): void {
  const view = viewOf(frame);
  scroll(frame, Math.min(top, frame.offsetHeight), view.start - view.top - view.padding);
}

/** Moves to a part of the frame only if nothing of it is seen. */
export function moveToHidden(frame: HTMLElement, top: number, bottom: number): void {
  const { start, end } = viewOf(frame);
  const from = frame.getBoundingClientRect().top;
  // A line, as where a step begins, is seen right below what is sticky.
  if (from + Math.max(bottom, top + 1) <= start || from + top >= end) moveTo(frame, top);
}

/** Moves to where the frame was in the window. */
export function moveBack(frame: HTMLElement, place: number): void {
  const { top, padding } = viewOf(frame);
  scroll(frame, 0, place - top - padding);
}
