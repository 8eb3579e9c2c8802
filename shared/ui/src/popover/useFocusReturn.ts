import { type RefObject, useEffect } from 'react';

/**
 * Returns focus to the trigger when its popover closes while containing the focus. The platform does this itself, but
 * Chromium (measured in 156) loses the focus inside a shadow root. Delete this once that is fixed.
 */
export function useFocusReturn(trigger: RefObject<HTMLElement | null>, popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    const handleToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed' && element.matches(':focus-within')) trigger.current?.focus();
    };
    element.addEventListener('beforetoggle', handleToggle);
    return () => element.removeEventListener('beforetoggle', handleToggle);
  }, [trigger, popover]);
}
