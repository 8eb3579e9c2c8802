import { pageDocument } from '@travel-shell/core/pageDocument';

/**
 * Calls `found` for every element of ours, present or added later, that has no definition yet. Checks only added nodes,
 * so a busy page costs almost nothing.
 */
export function watchElements(tags: RegExp, found: (element: HTMLElement) => void): void {
  const look = (node: Node) => {
    if (tags.test((node as Element).localName)) found(node as HTMLElement);
  };
  const scan = (node: Node) => {
    look(node);
    // Text nodes lack it, and in a form a field of this name takes its place.
    (node as Element).querySelectorAll?.call?.(node, ':not(:defined)').forEach(look);
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(scan);
  }).observe(document, { childList: true, subtree: true });
  scan(pageDocument.documentElement);
}
