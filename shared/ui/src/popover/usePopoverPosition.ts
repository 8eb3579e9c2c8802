import { type RefObject, useEffect } from 'react';
import { supportsAnchors } from './supportsAnchors.ts';

/**
 * Positions a popover beside its trigger from script, which is fetched at the first opening, if the browser has no CSS
 * anchor positioning (Safari before 26, Firefox before 147). In other browsers it does nothing, as the style sheet does
 * it.
 */
export function usePopoverPosition(
  trigger: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  isAnchored: () => boolean = supportsAnchors,
): void {
  useEffect(() => {
    const floating = popover.current;
    if (!floating || isAnchored()) return;
    let stop: (() => void) | undefined;
    let isOpen = false;

    const handleToggle = async (event: Event) => {
      isOpen = (event as ToggleEvent).newState === 'open';
      stop?.();
      stop = undefined;
      if (!isOpen || !trigger.current) return;
      // A failed load leaves the style sheet's fixed place below the header, which is usable.
      const loaded = await import(/* webpackChunkName: "popover-position" */ './keepPosition.ts').catch(
        () => undefined,
      );
      if (isOpen && trigger.current) stop = loaded?.keepPosition(trigger.current, floating);
    };
    floating.addEventListener('beforetoggle', handleToggle);
    return () => {
      isOpen = false;
      floating.removeEventListener('beforetoggle', handleToggle);
      stop?.();
    };
  }, [trigger, popover, isAnchored]);
}
