import { listen } from '@travel-shell/core/listen';
import { NARROW } from './adaptSurface.ts';

/** The popover's own buttons, and the links in its slot, also those that the page has put there. */
function stopsIn(popover: HTMLElement): HTMLElement[] {
  const contents = popover.querySelector('slot')?.assignedElements({ flatten: true }) ?? [];
  const links = contents.flatMap((child) =>
    child.matches('a[href]') ? child : [...child.querySelectorAll('a[href]')],
  );
  return [...popover.querySelectorAll('button'), ...links] as HTMLElement[];
}

/**
 * Makes a popover that fills a narrow window a modal dialog while it is open, named as the navigation in it. In a wide window,
 * where its contents are part of the page, it closes. Before React and with it. Returns the function that ends this.
 */
export function fillWindow(popover: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  const narrow = matchMedia(NARROW);
  const isOpen = () => popover.matches(':popover-open');

  function become(): void {
    const open = isOpen();
    Object.assign(popover, {
      role: open ? 'dialog' : null,
      ariaModal: open ? 'true' : null,
      ariaLabel: open ? (popover.querySelector('nav')?.ariaLabel ?? null) : null,
    });
    // The popover may have been opened before.
    if (open && !popover.matches(':focus-within')) stopsIn(popover)[0]?.focus();
  }
  function keepFocus(event: KeyboardEvent): void {
    if (event.key !== 'Tab' || !isOpen()) return;
    const stops = stopsIn(popover);
    const [edge, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (event.target !== edge) return;
    event.preventDefault();
    next?.focus();
  }
  listen(popover, 'toggle', become, signal);
  listen(popover, 'keydown', keepFocus, signal);
  listen(narrow, 'change', () => !narrow.matches && isOpen() && popover.hidePopover(), signal);
  become();
  return () => end.abort();
}
