import { pageDocument } from '@travel-shell/core/pageDocument';

/**
 * Calls `listener` when the focus moves from the page into a frame. It is all the page learns of a press there, which
 * elsewhere closes what is open. Returns the function that unsubscribes.
 */
export function onFrameFocus(listener: () => void): () => void {
  // Some browsers tell before the frame is the active element.
  const look = () => setTimeout(() => activeElement() instanceof HTMLIFrameElement && listener());
  addEventListener('blur', look);
  return () => removeEventListener('blur', look);
}

function activeElement(): Element | null {
  let { activeElement: active } = pageDocument;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
