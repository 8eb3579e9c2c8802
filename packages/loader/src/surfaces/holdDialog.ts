import { listen } from '@travel-shell/core/listen';
import { holdSurface } from '@travel-shell/ui/surface';

/** What is around an open first screen, until React does it: the lock of the page, Escape and a press beside it. */
export function holdDialog(element: HTMLElement, dialog: HTMLDialogElement): void {
  if (!dialog.open || customElements.get(element.localName)) return;
  const end = new AbortController();
  const release = holdSurface(dialog, {
    isModal: true,
    isControlled: true,
    dismiss(reason, event) {
      // What was typed is not lost by a stray press.
      const isLoss = reason === 'outside' && dialog.querySelector('input');
      if (isLoss || !dialog.querySelector('[data-dismiss]')) event.preventDefault();
      else dialog.close();
    },
  });
  const leave = () => {
    release();
    end.abort();
  };
  listen(dialog, 'close', () => dialog.open || leave(), end.signal);
  listen(element, 'travel-ready', leave, end.signal);
}
