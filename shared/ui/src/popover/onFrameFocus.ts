import { focusedElement } from '@travel-shell/core/focusedElement';

/**
 * Calls `listener` when the focus moves from the page into a frame. It is all the page learns of a press there, which
 * elsewhere closes what is open. Returns the function that unsubscribes.
 */
export function onFrameFocus(listener: () => void): () => void {
  // Some browsers tell before the frame is the active element.
  const look = () => setTimeout(() => focusedElement() instanceof HTMLIFrameElement && listener());
  addEventListener('blur', look);
  return () => removeEventListener('blur', look);
}
