/**
 * React writes `popoverTarget`, `noValidate` and `autoComplete` as JSX has them. An HTML document lowers their case, an
 * XHTML document ignores them. So there each is written once more, in lower case, before the next task: in the shadow
 * root, and among the host's children, where views have forms. Returns the function that ends it.
 */
export function lowerCaseAttributes(shadow: ShadowRoot): () => void {
  if (document.contentType === 'text/html') return () => {};
  const copy = (element: Element, name: string) => {
    const lower = name.toLowerCase();
    // SVG has names with capitals.
    if (lower === name || !(element instanceof HTMLElement)) return;
    const value = element.getAttribute(name);
    if (value === null) element.removeAttribute(lower);
    else element.setAttribute(lower, value);
  };
  const copyAll = (element: Element) => {
    for (const name of element.getAttributeNames()) copy(element, name);
  };
  const observer = new MutationObserver((records) => {
    for (const { target, attributeName, addedNodes } of records) {
      if (attributeName) copy(target as Element, attributeName);
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        copyAll(node);
        node.querySelectorAll('*').forEach(copyAll);
      }
    }
  });
  for (const root of [shadow, shadow.host])
    observer.observe(root, { subtree: true, childList: true, attributes: true });
  return () => observer.disconnect();
}
