import { listen } from '@travel-shell/core/listen';
import { holdSurface } from '@travel-shell/ui/surface';
import { whenGone } from './whenGone.ts';

/**
 * Does what an open first screen needs around it, until React does it: the lock of the page, Escape and a press beside
 * it.
 */
export function holdDialog(element: HTMLElement, dialog: HTMLDialogElement): void {
  if (!dialog.open || customElements.get(element.localName)) return;
  const end = new AbortController();
  const release = holdSurface(dialog, {
    isModal: true,
    isControlled: true,
    dismiss(reason, event) {
      // Typed text is not lost by a stray press. A dialog that a rule of the host hides cannot stay.
      const isLoss = reason === 'outside' && dialog.querySelector('input');
      if (event.cancelable && (isLoss || !dialog.querySelector('[data-dismiss]'))) event.preventDefault();
      else dialog.close();
    },
  });
  const leave = () => {
    release();
    keep();
    end.abort();
  };
  // Without an event, which would count as the visitor's own closing where the page puts it back.
  const keep = whenGone(dialog, () => {
    leave();
    dialog.removeAttribute('open');
  });
  listen(dialog, 'close', () => dialog.open || leave(), end.signal);
  listen(element, 'travel-ready', leave, end.signal);
  // A wider window may have the contents in the page; hidden in the top layer, it would keep that from being used.
  const handleResize = () => getComputedStyle(dialog).visibility === 'hidden' && dialog.close();
  listen(window, 'resize', handleResize, end.signal);
}
