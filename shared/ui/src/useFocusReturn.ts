import { type RefObject, useEffect } from 'react';

/**
 * Gives focus back to the trigger when its popover closes around the focused element. The platform does so by itself,
 * but in Chromium (measured in 156) not inside a shadow root: there focus is lost to the page. To be dropped once it is.
 */
export function useFocusReturn(trigger: RefObject<HTMLElement | null>, popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    const handleToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed' && element.matches(':focus-within')) trigger.current?.focus();
    };
    // Only once focus has been inside, so that nothing runs between a click and the frame with the menu.
    const handleFocus = () => element.addEventListener('beforetoggle', handleToggle);
    element.addEventListener('focusin', handleFocus, { once: true });
    return () => {
      element.removeEventListener('focusin', handleFocus);
      element.removeEventListener('beforetoggle', handleToggle);
    };
  }, [trigger, popover]);
}
