import { onFrameFocus } from './onFrameFocus.ts';

/**
 * Adds the behaviour that `popover="auto"` lacks: it does not close at a press in a frame, and Chromium (measured in
 * 156) loses the focus when one closes that contains it in a shadow root, instead of returning it to the trigger.
 * Delete the latter once that is fixed. Returns the function that ends this.
 */
export function keepAutoPopover(trigger: HTMLElement | null, popover: HTMLElement): () => void {
  let leave = () => {};
  const hear = () => {
    leave = onFrameFocus(() => popover.matches(':popover-open') && popover.hidePopover());
  };
  const handleToggle = (event: Event) => {
    if (event.target !== popover) return;
    leave();
    if ((event as ToggleEvent).newState === 'open') hear();
    else if (popover.matches(':focus-within')) trigger?.focus();
  };
  // Perhaps opened before.
  if (popover.matches(':popover-open')) hear();
  popover.addEventListener('beforetoggle', handleToggle);
  return () => {
    leave();
    popover.removeEventListener('beforetoggle', handleToggle);
  };
}
