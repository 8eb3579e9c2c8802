import { pageDocument } from './pageDocument.ts';

/** The element with the focus, also inside shadow roots. `document.activeElement` is the outermost host. */
export function focusedElement(): Element | null {
  let { activeElement } = pageDocument;
  while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement;
  return activeElement;
}
