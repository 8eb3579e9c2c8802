import { pageDocument } from '@travel-shell/core/pageDocument';

/** Calls `found` for every element that matches, present or added later, in the order of the document. */
export function watchAdded<E extends Element>(selector: string, found: (element: E) => void): void {
  const scan = (node: Node) => {
    // Texts and comments have neither method, and in a form a field of that name takes its place.
    if ((node as Element).matches?.call?.(node, selector)) found(node as E);
    ((node as Element).querySelectorAll?.call?.(node, selector) as NodeListOf<E> | undefined)?.forEach(found);
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(scan);
  }).observe(document, { childList: true, subtree: true });
  scan(pageDocument.documentElement);
}
