/** Shadow roots that are looked after already; their observers end with them. */
const known = new WeakSet<ShadowRoot>();

function copy(element: Element, name: string): void {
  const lower = name.toLowerCase();
  // SVG has names with capitals.
  if (lower === name || !(element instanceof HTMLElement)) return;
  const value = element.getAttribute(name);
  if (value === null) element.removeAttribute(lower);
  else element.setAttribute(lower, value);
}

function copyAll(root: Node): void {
  if (!(root instanceof Element || root instanceof ShadowRoot)) return;
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element instanceof Element) for (const name of element.getAttributeNames()) copy(element, name);
  }
}

/**
 * React writes `popoverTarget`, `noValidate` and `autoComplete` as JSX has them. An HTML document lowers their case, an
 * XHTML document ignores them. So there each is written once more, in lower case: in the shadow root, and among the
 * host's children, where views have forms.
 */
export function lowerCaseAttributes(shadow: ShadowRoot): void {
  if (known.has(shadow)) return;
  known.add(shadow);
  const observer = new MutationObserver((records) => {
    for (const { target, attributeName, addedNodes } of records) {
      if (attributeName) copy(target as Element, attributeName);
      addedNodes.forEach(copyAll);
    }
  });
  for (const root of [shadow, shadow.host]) {
    copyAll(root);
    observer.observe(root, { subtree: true, childList: true, attributes: true });
  }
}
