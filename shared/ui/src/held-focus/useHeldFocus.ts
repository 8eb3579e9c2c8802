import { focusedElement } from '@travel-shell/core/focusedElement';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { type RefObject, useEffect } from 'react';
import { afterFrame } from '../afterFrame.ts';

/**
 * Keeps the focus in a region: where what has it is removed or hidden, such as a button by its own press, it goes to the
 * nearest element around it with `tabIndex={-1}`, else to the first one in the region, such as its heading, else to the region.
 * A view that knows a better place focuses that.
 */
export function useHeldFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const at = region.current;
    if (!at) return;
    /** The element with the focus, and the elements around it, up to the region. */
    let path: HTMLElement[] = [];

    function remember({ target }: Event): void {
      path = [];
      for (let one = target as HTMLElement | null; one && at?.contains(one); one = one.parentElement) path.push(one);
    }

    /** Told after what has removed it, as browsers may tell of a lost focus before that. */
    function forget({ target }: Event): void {
      queueMicrotask(() => {
        if (path[0] === target && isThere(path[0]) && focusedElement() !== target) path = [];
      });
    }

    function hold(): void {
      if (path.length === 0 || isThere(path[0])) return;
      const around = [...path, ...(at?.querySelectorAll<HTMLElement>('[tabindex="-1"]') ?? [])];
      const active = focusedElement();
      // A hidden element has the focus until the next frame.
      const isLost = !active || active === path[0] || active === pageDocument.body;
      path = [];
      const next = isLost && around.find((one) => one.matches('[tabindex="-1"]') && isThere(one));
      if (next) next.focus({ preventScroll: true });
      else if (isLost && at) focusRegion(at);
    }

    let cancel = () => {};
    const observer = new MutationObserver(() => {
      if (path.length === 0 || isThere(path[0])) return;
      cancel();
      // After the effects of a view that knows a better place.
      cancel = afterFrame(hold);
    });
    observer.observe(at, { childList: true, subtree: true, attributeFilter: ['hidden', 'disabled'] });
    at.addEventListener('focusin', remember);
    at.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      cancel();
      at.removeEventListener('focusin', remember);
      at.removeEventListener('focusout', forget);
    };
  }, [region]);
}

/** Focuses a part of a page that is no control, and in no other way takes the focus. */
export function focusRegion(region: HTMLElement): void {
  if (!region.hasAttribute('tabindex')) {
    region.tabIndex = -1;
    region.addEventListener('blur', () => region.removeAttribute('tabindex'), { once: true });
  }
  region.focus({ preventScroll: true });
}

/** An element that fades out in a closed dialog is visible, but no longer there. */
const isThere = (element: Element | undefined): boolean =>
  element?.isConnected === true &&
  element.checkVisibility() &&
  !element.matches(':disabled') &&
  !element.closest('[inert], dialog:not([open], [popover])');
