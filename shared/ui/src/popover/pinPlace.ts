import { pageDocument } from '@travel-shell/core/pageDocument';
import { afterFrame } from '../afterFrame.ts';

/**
 * Closes an anchored popover at a fixed place and opens it there again, until its trigger moves: then the style sheet
 * positions it once more. `--_room` is the available height. Returns the function that ends this.
 */
export function pinPlace(anchor: HTMLElement, floating: HTMLElement): () => void {
  let pinnedFor: string | undefined;
  let stop = () => {};

  const release = () => {
    stop();
    pinnedFor = undefined;
    // Read it first: Chromium serializes the attribute lazily, and does not remove one it has not serialized.
    if (floating.hasAttribute('style')) floating.removeAttribute('style');
  };
  const handleBefore = (event: Event) => {
    stop();
    if ((event as ToggleEvent).newState === 'closed') {
      // A modal dialog is not positioned beside a trigger.
      if (pinnedFor || !floating.matches(':popover-open')) return;
      const style = placeBeside(anchor, floating);
      if (!style) return;
      floating.style.cssText = style;
      pinnedFor = placeOf(anchor);
    } else if (pinnedFor !== placeOf(anchor)) release();
    // Not before the frame with the popover.
    else {
      stop = afterFrame(() => {
        stop = whenMoved(anchor, release);
      });
    }
  };
  floating.addEventListener('beforetoggle', handleBefore);
  return () => {
    floating.removeEventListener('beforetoggle', handleBefore);
    release();
  };
}

function placeOf(anchor: HTMLElement): string {
  const { left, top, width, height } = anchor.getBoundingClientRect();
  return [left, top, width, height, window.innerWidth, window.innerHeight].join();
}

/** Only above or below the anchor: one that covers the window may not do so the next time. */
function placeBeside(anchor: HTMLElement, floating: HTMLElement): string | undefined {
  const around = anchor.getBoundingClientRect();
  const { left, top, bottom, width } = floating.getBoundingClientRect();
  const height = pageDocument.documentElement.clientHeight;
  // Boxes are in the window's pixels, lengths in those of an element that a `zoom` of the host's has made larger.
  const zoom = floating.currentCSSZoom ?? 1;
  const px = (length: number) => `${length / zoom}px`;
  const pin = (inset: string, room: number) =>
    `position-area:none;position-try:none;margin:0;inset:${inset} ${px(left)};--_room:${px(room)}`;
  if (width > 0 && top >= around.bottom) return pin(`${px(top)} auto auto`, height - top);
  if (width > 0 && bottom <= around.top) return pin(`auto auto ${px(height - bottom)}`, bottom);
}

/** Calls back when the element has moved in the window, or may have. */
function whenMoved(element: HTMLElement, callback: () => void): () => void {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = pageDocument.documentElement;
  const margins = [top, clientWidth - right, clientHeight - bottom, left].map((room) => `${-Math.floor(room)}px`);
  // The observer watches exactly the element's own area, so that any move leaves it.
  const options = { root: document, rootMargin: margins.join(' '), threshold: 1 };
  const observer = new IntersectionObserver(([entry]) => {
    if (entry && entry.intersectionRatio < 1) callback();
  }, options);
  observer.observe(element);
  window.addEventListener('resize', callback);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', callback);
  };
}
