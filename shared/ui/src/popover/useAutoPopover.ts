import { type RefObject, useEffect } from 'react';
import { onFrameFocus } from './onFrameFocus.ts';

/**
 * What `popover="auto"` lacks: it does not close at a press in a frame, and Chromium (measured in 156) loses the focus when
 * one closes that contains it in a shadow root, instead of returning it to the trigger. Delete the latter once that is
 * fixed.
 */
export function useAutoPopover(trigger: RefObject<HTMLElement | null>, popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    let leave = () => {};
    const hear = () => {
      leave = onFrameFocus(() => element.matches(':popover-open') && element.hidePopover());
    };
    const handleToggle = (event: Event) => {
      leave();
      if ((event as ToggleEvent).newState === 'open') hear();
      else if (element.matches(':focus-within')) trigger.current?.focus();
    };
    // Perhaps opened before React.
    if (element.matches(':popover-open')) hear();
    element.addEventListener('beforetoggle', handleToggle);
    return () => {
      leave();
      element.removeEventListener('beforetoggle', handleToggle);
    };
  }, [trigger, popover]);
}
