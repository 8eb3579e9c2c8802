import { listen } from '@travel-shell/core/listen';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { isLength, type Message } from '../protocol.ts';
import type { Send } from './Send.ts';

/** How long the browser may take to scroll to what has the focus by itself. In ms. */
const SCROLLED_AFTER_MS = 100;

/** From the top of the frame, in px. */
export interface Slice {
  top: number;
  bottom: number;
}

/**
 * Tells style sheets which part of the frame the visitor sees, by its distance from both ends: dialogs, sheets and toasts open
 * there. Off screen there is none, and the whole frame counts. What gets the focus outside of it, such as the summary of a
 * form's errors, is brought there by the host, as no browser scrolls the page around a frame of another origin for a script.
 */
export function showSlice(
  send: Send,
  signal: AbortSignal,
): { take(message: Message): void; slice(): Slice | undefined } {
  const { documentElement } = pageDocument;
  let slice: Slice | undefined;

  listen(
    window,
    'focusin',
    (event) => {
      const { target } = event;
      // Not the element around a shadow tree, which need not have a box: <travel-sign-in> has none.
      const focused = event.composedPath()[0] as Element;
      // A link that was pressed is seen. Where that press leads, the page may leave it behind.
      if (!isUnseen(focused)) return;
      setTimeout(() => {
        if (signal.aborted || target !== pageDocument.activeElement || !isUnseen(focused)) return;
        send('anchor', { top: Math.max(0, focused.getBoundingClientRect().top + scrollY) });
      }, SCROLLED_AFTER_MS);
    },
    signal,
  );

  function isUnseen(element: Element): boolean {
    const { top, bottom, height } = element.getBoundingClientRect();
    return slice !== undefined && height > 0 && (top >= slice.bottom || bottom <= slice.top);
  }

  function write(): void {
    const { style } = documentElement;
    style.setProperty('--travel-frame-start', `${slice?.top ?? 0}px`);
    style.setProperty('--travel-frame-end', `${slice ? Math.max(0, innerHeight - slice.bottom) : 0}px`);
  }
  // A frame may hear what is seen of it before it is as high as its host has made it.
  listen(window, 'resize', () => slice && write(), signal);

  return {
    slice: () => slice,
    take({ top, height }) {
      if (!isLength(top) || !isLength(height)) return;
      slice = height ? { top, bottom: top + height } : undefined;
      write();
    },
  };
}
