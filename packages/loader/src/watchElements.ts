/**
 * Calls `found` for every element of ours, present or added later, that has no definition yet.
 * Only nodes that were added are looked at, so a busy page costs us next to nothing.
 */
export function watchElements(tags: readonly string[], found: (element: HTMLElement) => void): void {
  const selector = tags.join();
  const scan = (root: ParentNode) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) found(element);
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (tags.includes(node.localName)) found(node);
        if (node.firstElementChild) scan(node);
      }
    }
  }).observe(document, { childList: true, subtree: true });
  scan(document);
}
