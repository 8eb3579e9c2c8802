/** Whether `element` has the focus in its own shadow root; seen from the page, the host has it. */
export function hasFocus(element: Element): boolean {
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}
