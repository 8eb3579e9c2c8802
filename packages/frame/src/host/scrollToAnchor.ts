import { pageDocument } from '@travel-shell/core/pageDocument';
import { isLength } from '../protocol.ts';

/** How far down the page's sticky header reaches, where the page has not said so itself by `scroll-padding-top`. */
function stickyEnd(): number {
  const padding = getComputedStyle(pageDocument.documentElement).scrollPaddingTop;
  if (Number.parseFloat(padding) > 0) return 0;
  let end = 0;
  for (let each = pageDocument.elementFromPoint(innerWidth / 2, 1); each; each = each.parentElement) {
    const { bottom } = each.getBoundingClientRect();
    // What covers half of the window is no header.
    if (['fixed', 'sticky'].includes(getComputedStyle(each).position) && bottom < innerHeight / 2)
      end = Math.max(end, bottom);
  }
  return end;
}

/**
 * Moves the page to a place in the frame. Only after a press, in the frame or around it: a framed page must not move its host
 * by itself.
 */
export function scrollToAnchor(frame: HTMLElement, top: unknown): void {
  if (!isLength(top) || !navigator.userActivation?.isActive) return;
  const marker = pageDocument.createElement('span');
  marker.style.position = 'absolute';
  marker.style.insetBlockStart = `${Math.min(top, frame.offsetHeight)}px`;
  marker.style.scrollMarginTop = `${stickyEnd()}px`;
  frame.after(marker);
  marker.scrollIntoView({ block: 'start', inline: 'nearest' });
  marker.remove();
}
